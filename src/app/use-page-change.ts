import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath, withBase } from '../lib/site-path.ts'
import { documentTitle } from '../pages/document-title.ts'
import type { Head } from '../pages/page.ts'
import { fragmentTarget } from './fragment-target.ts'
import type { LoadedPage } from './page-source.ts'

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}

/** Updates the document's head after a client navigation. */
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
 * Does what a full load does: sets the head, replaces the URL of a page that has moved, and moves
 * the focus to the fragment's target or else to the page's heading. A target inside a closed
 * question opens it. If only the query changes, the focus stays where it is.
 */
export function usePageChange(loaded: LoadedPage | undefined): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const page = loaded?.page
  const path = page && page.route !== 'notFound' ? page.head.path : undefined
  const shown = useRef({ pathname, search, hash })
  useEffect(() => {
    if (page) applyHead(page.head)
  }, [page])
  useEffect(() => {
    if (path && path !== canonicalPath(pathname)) navigate(path + search + hash, { replace: true })
  }, [path, pathname, search, hash, navigate])
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, hash }
    // A new query drops the fragment of the link that led to the search field: the focus stays there.
    const isSameTarget = hash === before.hash || (hash === '' && search !== before.search)
    if (pathname === before.pathname && isSameTarget) return
    const named = fragmentTarget(hash)
    const question = named?.closest('details')
    if (question && !question.open) {
      question.open = true
      question.scrollIntoView({ behavior: 'instant' })
    }
    const place = named ?? document.querySelector<HTMLElement>('main h1')
    if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }, [pathname, search, hash])
}
