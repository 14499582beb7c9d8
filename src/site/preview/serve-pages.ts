import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Content } from '../../content/read-content.ts'
import { canonicalPath, withBase, withoutBase } from '../../lib/site-path.ts'
import { aliasRedirects } from '../host-rules.ts'
import type { PageToRender } from '../page-data.ts'
import { pageDocument } from '../page-document.ts'
import { decodePath, encodePath, queryOf } from '../request-path.ts'
import { inElement, panelHtml } from './panel/panel-html.ts'
import type { PreviewState } from './panel/preview-state.ts'
import { standInDocument } from './stand-in.ts'

export const entry = 'src/client/start.ts'
const panelScript = 'src/site/preview/panel/panel.ts'

/**
 * The path at which the preview shows the components for writers. No content file can have this
 * name.
 */
export const galleryPath = '/_componentes'

export type Shown = { content: Content; state: PreviewState }

export type Answer =
  | { kind: 'page'; page: PageToRender; isUnknown: boolean }
  | { kind: 'redirect'; to: string }
  /** The problems of a page, in place of a page that cannot be shown. */
  | { kind: 'stand-in' }

/** Returns what the preview shows, and a function that answers a path. */
export type Answers = () => Promise<
  Shown & {
    answerAt: (path: string) => Promise<Answer>
    /** The bodies of the preview's own pages, by hash. */
    ownBodies: Readonly<Record<string, string>>
  }
>

/**
 * Decides what the preview answers at a path.
 *
 * @param pageAt finds a page, or the not-found page
 * @throws what a page throws, unless a problem of the content may be the cause
 */
export function answerAt(
  path: string,
  { content, state }: Shown,
  pageAt: (path: string) => PageToRender,
): Answer {
  try {
    const page = pageAt(path)
    if (page.url === path) return { kind: 'page', page, isUnknown: path === '/404' }
    const alias = aliasRedirects(content).find(({ from }) => from === path)
    if (alias) return { kind: 'redirect', to: alias.to }
    if (state.standIns.includes(path)) return { kind: 'stand-in' }
    return { kind: 'page', page, isUnknown: true }
  } catch (error) {
    // What the page needs may be among the entries that cannot be shown.
    if (state.problems.length > 0) return { kind: 'stand-in' }
    throw error
  }
}

/** Serves pages as a build writes them, rendered by vike's server runtime, each with its panel. */
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
        // Temporary, because a browser would remember a permanent one after the file has changed.
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
      const panel = inElement(state, panelHtml(state, path, base))
      const added = panel + scripts
      response.statusCode = answer.isUnknown ? 404 : 200
      // A replacement function, because `$` has a meaning in a replacement string.
      response.end(html.replace(/<\/body><\/html>\s*$/, (end) => added + end))
    } catch (error) {
      next(error)
    }
  }
}
