import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { PlannedRender } from './planned-render.ts'
import { renderDocument } from './render-document.tsx'

const clientEntry = 'src/renderer/client.tsx'

/**
 * vike's hook: one page context in, one complete document out. In a build the page arrives with the
 * context; the preview has none and resolves it from the content as it is at this moment.
 */
export async function onRenderHtml(pageContext: PageContextServer & { planned?: PlannedRender }) {
  const manifest = pageContext.globalContext.assetsManifest
  const entry = manifest ? manifest[clientEntry]?.file : clientEntry
  if (!entry) throw new Error(`${clientEntry} is not in the client build`)
  const planned =
    pageContext.planned ??
    (await import('./plan-on-request.ts').then((m) => m.planOnRequest(pageContext.urlPathname)))
  const html = await renderDocument({ ...planned, entry: import.meta.env.BASE_URL + entry })
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The boot script decides when the entry and the fonts are loaded; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
