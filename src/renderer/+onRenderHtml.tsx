import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { PlannedRender } from './planned-render.ts'
import { renderDocument } from './render-document.tsx'

const clientEntry = 'src/renderer/client.tsx'

/** A build hands its page over; the preview resolves it from the content as it is at this moment. */
async function plannedOf(pageContext: PageContextServer): Promise<PlannedRender> {
  if (pageContext.planned) return pageContext.planned
  // The condition keeps content and its schemas out of the built program.
  if (!import.meta.env.DEV) throw new Error(`${pageContext.urlOriginal} was asked for without data`)
  const { planOnRequest } = await import('./plan-on-request.ts')
  return planOnRequest(pageContext.urlPathname)
}

/** vike's hook: one page context in, one complete document out. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const manifest = pageContext.globalContext.assetsManifest
  const entry = manifest ? manifest[clientEntry]?.file : clientEntry
  if (!entry) throw new Error(`${clientEntry} is not in the client build`)
  const planned = await plannedOf(pageContext)
  const html = await renderDocument({ ...planned, entry: import.meta.env.BASE_URL + entry })
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The boot script decides when the entry and the fonts are loaded; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
