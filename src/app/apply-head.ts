import { withBase } from '../lib/site-path.ts'
import { documentTitle } from '../pages/document-title.ts'
import type { Head } from '../pages/page.ts'

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** After a client navigation: brings the document's head in line with the page. */
export function applyHead(head: Head) {
  document.title = documentTitle(head.title)
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) {
    const address = new URL(withBase(import.meta.env.BASE_URL, head.path), canonical.href).href
    canonical.href = address
    set('meta[property="og:url"]', 'content', address)
  }
  set('meta[name=description]', 'content', head.description)
  set('meta[name=keywords]', 'content', head.keywords.join(', '))
  set('meta[property="og:title"]', 'content', head.title)
  set('meta[property="og:description"]', 'content', head.description)
}
