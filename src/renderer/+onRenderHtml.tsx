import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './render-document.tsx'

const clientEntry = 'src/renderer/client.tsx'

/**
 * vike's hook: one page context in, one complete document out. It serves the preview, which resolves
 * a page from the content as it is at this moment; a build calls `renderDocument` itself.
 */
export async function onRenderHtml(pageContext: PageContextServer) {
  // The condition keeps content and its schemas out of the built program.
  if (!import.meta.env.DEV) throw new Error(`${pageContext.urlOriginal} is a file of the build`)
  const { planOnRequest } = await import('./plan-on-request.ts')
  const planned = planOnRequest(pageContext.urlPathname)
  const html = await renderDocument({ ...planned, entry: import.meta.env.BASE_URL + clientEntry })
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The boot script decides when the entry and the fonts are loaded; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
