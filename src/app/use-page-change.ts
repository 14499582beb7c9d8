import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath, withBase } from '../lib/site-path.ts'
import { documentTitle } from '../pages/document-title.ts'
import type { Head } from '../pages/page.ts'
import type { LoadedPage } from './page-source.ts'
import { placeOf } from './place-of.ts'

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** After a client navigation: brings the document's head in line with the page. */
function applyHead(head: Head) {
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

/**
 * What a browser does by itself on a full load: the title, the address of a page that has moved, and the
 * focus on the new page. Its heading gets it, or the place that the address names, which opens if it is
 * the answer to a question; a change of the query alone leaves it where it is.
 */
export function usePageChange(loaded: LoadedPage | undefined): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = loaded?.page
  const path = page && page.route !== 'notFound' ? page.head.path : undefined
  const shown = useRef(pathname + hash)
  useEffect(() => {
    if (page) applyHead(page.head)
  }, [page])
  useEffect(() => {
    if (path && path !== canonicalPath(pathname)) navigate(path + search + hash, { replace: true })
  }, [path, pathname, search, hash, navigate])
  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    const named = placeOf(hash)
    const question = named?.closest('details')
    if (question && !question.open) {
      question.open = true
      question.scrollIntoView({ behavior: 'instant' })
    }
    const place = named ?? document.querySelector<HTMLElement>('main h1')
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }, [pathname, hash])
}
