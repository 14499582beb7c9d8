import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderPage } from 'vike/server'
import type { PlannedRender } from '../document/planned-render.ts'

/**
 * Answers with pages as a build writes them, through vike's server runtime.
 *
 * @param plan resolves the data of a URL path without the base
 */
export function servePages(plan: (url: string) => Promise<PlannedRender>) {
  return async (
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const planned = await plan(new URL(request.url ?? '/', 'http://localhost').pathname)
      const urlOriginal = request.originalUrl ?? request.url ?? '/'
      const { httpResponse } = await renderPage({
        urlOriginal,
        headersOriginal: request.headers,
        planned,
      })
      for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
      const { statusCode } = httpResponse
      response.statusCode = statusCode === 200 && planned.url === '/404' ? 404 : statusCode
      response.end(await httpResponse.getBody())
    } catch (error) {
      next(error)
    }
  }
}
