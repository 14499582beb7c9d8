import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from '../site/document/render-document.tsx'
import type { Data } from './+data.ts'

/** vike's hook: renders a page context to a complete document, in a build and in the preview. */
export async function onRenderHtml({ data, entry }: PageContextServer<Data>) {
  const { html, sheet } = await renderDocument(data, import.meta.env.BASE_URL + entry)
  return {
    documentHtml: dangerouslySkipEscape(html),
    pageContext: { sheet },
    // The boot script decides when the entry and the fonts load; see boot.js.
    injectFilter: (assets: { inject: unknown }[]) => {
      for (const asset of assets) asset.inject = false
    },
  }
}
