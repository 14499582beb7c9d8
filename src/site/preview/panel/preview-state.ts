import type { Printed } from '../../../compiler/report/printed.ts'

/** A problem as the browser shows it: plain data in Spanish. */
export type ShownProblem = Pick<Printed, 'severity' | 'code' | 'message' | 'hint'> & {
  /** `content/blog/hola.mdx:3:1`, which an editor can open. */
  place: string
  /** The page of its file, without the base; absent for shared files. */
  url?: string
}

/** The state that open pages of the preview receive after each run. */
export type PreviewState = {
  problems: readonly ShownProblem[]
  /** Addresses whose page cannot be shown, where the preview shows a stand-in. */
  standIns: readonly string[]
}

/** The event on Vite's channel that carries a new state. */
export const stateEvent = 'lumbre:problems'

/** The element of the panel, and the attribute of documents that stand in for a page. */
export const panelElement = 'lumbre-problems'
export const standInAttribute = 'data-stand-in'
