import { renderPage } from 'vike/server'
import { withBase } from '../lib/site-path.ts'
import type { Sheet } from './document/render-document.tsx'
import type { PageToRender } from './page-data.ts'
import { encodePath } from './request-path.ts'

/**
 * Renders a page with vike's server runtime and the hooks in src/pages, in a build and in the
 * preview.
 *
 * @param entry the script that starts the page in the browser, as a path below the base
 * @throws {Error} when it fails to render
 */
export async function pageDocument(
  page: PageToRender,
  base: string,
  entry: string,
): Promise<{ html: string; sheet: Sheet }> {
  const { httpResponse, errorWhileRendering, sheet } = await renderPage({
    urlOriginal: withBase(base, encodePath(page.url)),
    pageToRender: page,
    entry,
  })
  if (errorWhileRendering) throw errorWhileRendering
  if (!sheet) throw new Error(`vike has not rendered ${page.url}`)
  return { html: await httpResponse.getBody(), sheet }
}
