import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderPage } from 'vike/server'
import type { PageToRender } from '../document/page-to-render.ts'

const entry = 'src/client/start.tsx'

/** Answers with pages as a build writes them, through vike's server runtime. */
export function servePages(pages: () => Promise<(url: string) => PageToRender>) {
  return async (
    request: IncomingMessage & { originalUrl?: string },
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> => {
    try {
      const { httpResponse, data } = await renderPage({
        urlOriginal: request.originalUrl ?? request.url ?? '/',
        headersOriginal: request.headers,
        pageOf: await pages(),
        entry,
      })
      for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
      const { statusCode } = httpResponse
      response.statusCode =
        statusCode === 200 && (data as PageToRender | undefined)?.url === '/404' ? 404 : statusCode
      response.end(await httpResponse.getBody())
    } catch (error) {
      next(error)
    }
  }
}
