import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from '../site/document/render-document.tsx'

const clientEntry = 'src/client/start.tsx'

/**
 * vike's hook: one page context in, one complete document out. It serves the preview, which resolves
 * the data of the page; a build calls `renderDocument` itself.
 */
export async function onRenderHtml({ planned, urlOriginal }: PageContextServer) {
  // Whoever renders a page has resolved its data: the program knows no content.
  if (!planned) throw new Error(`${urlOriginal} was asked for without data`)
  const { html } = await renderDocument({
    ...planned,
    entry: import.meta.env.BASE_URL + clientEntry,
  })
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The boot script decides when the entry and the fonts are loaded; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
