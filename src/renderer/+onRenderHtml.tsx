import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './render-document.tsx'

const clientEntry = 'src/renderer/client.tsx'

/** vike's hook: one page context in, one complete document out. */
export async function onRenderHtml({ globalContext, planned, urlOriginal }: PageContextServer) {
  // Whoever renders a page has resolved its data: the program knows no content.
  if (!planned) throw new Error(`${urlOriginal} was asked for without data`)
  const manifest = globalContext.assetsManifest
  const entry = manifest ? manifest[clientEntry]?.file : clientEntry
  if (!entry) throw new Error(`${clientEntry} is not in the client build`)
  const html = await renderDocument({ ...planned, entry: import.meta.env.BASE_URL + entry })
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The boot script decides when the entry and the fonts are loaded; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
