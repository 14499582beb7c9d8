import type { Content } from '../../content/read-content.ts'
import type { PageToRender } from '../document/page-to-render.ts'
import { aliasesOf } from '../host-rules.ts'
import type { Move } from './moved-pages.ts'
import type { PreviewState } from './panel/preview-state.ts'
import type { StandIn } from './stand-in.ts'

/** What the preview knows at a moment. */
export type Shown = {
  content: Content
  state: PreviewState
  /** Pages that have gone in this run, by their former address. */
  moves: ReadonlyMap<string, Move>
}

/** What stands at an address. */
export type Answer =
  | { kind: 'page'; page: PageToRender; isUnknown: boolean }
  | { kind: 'redirect'; to: string }
  | { kind: 'stand-in'; standIn: StandIn }

/**
 * Decides what the preview answers at a path.
 *
 * @param pageAt finds a page, or the not-found page
 * @throws what a page throws when no problem of the content can be the cause
 */
export function answerAt(
  path: string,
  { content, state, moves }: Shown,
  pageAt: (path: string) => PageToRender,
): Answer {
  try {
    const page = pageAt(path)
    if (page.url === path) return { kind: 'page', page, isUnknown: path === '/404' }
    const alias = aliasesOf(content).find(({ from }) => from === path)
    if (alias) return { kind: 'redirect', to: alias.to }
    if (state.standIns.includes(path))
      return { kind: 'stand-in', standIn: { path, move: moves.get(path) } }
    return { kind: 'page', page, isUnknown: true }
  } catch (error) {
    // What a page needs may be among what cannot be shown.
    if (state.problems.length > 0) return { kind: 'stand-in', standIn: { path } }
    throw error
  }
}
