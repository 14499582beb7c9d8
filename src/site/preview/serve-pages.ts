import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Content } from '../../content/read-content.ts'
import { canonicalPath, withBase, withoutBase } from '../../lib/site-path.ts'
import { aliasesOf } from '../host-rules.ts'
import type { PageToRender } from '../page-data.ts'
import { pageDocument } from '../page-document.ts'
import { decodePath, encodePath, queryOf } from '../request-path.ts'
import { panelInDocument } from './panel/panel-html.ts'
import type { PreviewState } from './panel/preview-state.ts'
import { standInDocument } from './stand-in.ts'

export const entry = 'src/client/start.tsx'
const panelScript = 'src/site/preview/panel/panel.ts'

/** Where the preview shows the components that writers may use. No file can have this name. */
export const galleryPath = '/_componentes'

export type Shown = { content: Content; state: PreviewState }

export type Answer =
  | { kind: 'page'; page: PageToRender; isUnknown: boolean }
  | { kind: 'redirect'; to: string }
  /** In the place of a page that cannot be shown: its problems. */
  | { kind: 'stand-in' }

/** What the preview shows, and what it answers at each path of it. */
export type Answers = () => Promise<
  Shown & {
    answerAt: (path: string) => Promise<Answer>
    /** The texts of pages of the preview's own, by hash. */
    ownBodies: Readonly<Record<string, string>>
  }
>

/**
 * Decides what the preview answers at a path.
 *
 * @param pageAt finds a page, or the not-found page
 * @throws what a page throws when no problem of the content can be the cause
 */
export function answerAt(
  path: string,
  { content, state }: Shown,
  pageAt: (path: string) => PageToRender,
): Answer {
  try {
    const page = pageAt(path)
    if (page.url === path) return { kind: 'page', page, isUnknown: path === '/404' }
    const alias = aliasesOf(content).find(({ from }) => from === path)
    if (alias) return { kind: 'redirect', to: alias.to }
    if (state.standIns.includes(path)) return { kind: 'stand-in' }
    return { kind: 'page', page, isUnknown: true }
  } catch (error) {
    // What a page needs may be among what cannot be shown.
    if (state.problems.length > 0) return { kind: 'stand-in' }
    throw error
  }
}

/** One click chooses all of a source that is there to be copied. */
const styles: Record<string, string> = { [galleryPath]: '<style>pre{user-select:all}</style>' }

/** Answers with pages as a build writes them, through vike's server runtime, each with its panel. */
export function servePages(answers: Answers, base: string) {
  const scripts = `<script type="module" src="${base}${panelScript}"></script>`
  return async (
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const target = request.originalUrl ?? request.url ?? '/'
      const decoded = decodePath(target)
      if (decoded === undefined) return next()
      const path = canonicalPath(withoutBase(base, decoded))
      const { answerAt, state } = await answers()
      const answer = await answerAt(path)
      if (answer.kind === 'redirect') {
        // Not for good: a browser would remember it after the file has changed.
        const to = withBase(base, encodePath(answer.to)) + queryOf(target)
        response.writeHead(302, { location: to }).end()
        return
      }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      if (answer.kind === 'stand-in') {
        response.statusCode = 404
        response.end(standInDocument(path, state, base, scripts))
        return
      }
      const { html } = await pageDocument(answer.page, base, entry)
      const panel = panelInDocument(state, path, base) + scripts + (styles[path] ?? '')
      response.statusCode = answer.isUnknown ? 404 : 200
      // In a function `$` means nothing.
      response.end(html.replace(/<\/body><\/html>\s*$/, (end) => panel + end))
    } catch (error) {
      next(error)
    }
  }
}
