import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '../lib/site-path.ts'
import { applyHead } from './apply-head.ts'
import type { LoadedPage } from './page-source.ts'
import { placeOf } from './place-of.ts'

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
