import type { Printed } from '../../../compiler/report/printed.ts'

/** A problem as the browser shows it: plain data in Spanish. */
export type ShownProblem = Pick<Printed, 'severity' | 'code' | 'message' | 'hint'> & {
  /** `content/blog/hola.mdx:3:1`, which an editor can open. */
  place: string
  /** The page that its file belongs to, without the base; none of shared files. */
  url?: string
}

/** What an open page of the preview is told after each run. */
export type PreviewState = {
  problems: readonly ShownProblem[]
  /** Addresses at which a page of the preview's own stands in for one that cannot be shown. */
  standIns: readonly string[]
}

/** The event of Vite's channel that carries a new state. */
export const stateEvent = 'lumbre:problems'

/** The element of the panel, and the attribute of documents that stand in for a page. */
export const panelElement = 'lumbre-problems'
export const standInAttribute = 'data-stand-in'
