import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Head } from '../pages/page.ts'
import { applyHead } from './apply-head.ts'

/** The element that a fragment names. `#100%` is no valid escape; whoever wrote it meant these signs. */
function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

/**
 * What a browser does by itself on a full load: the title, and the focus on the new page. Its heading
 * gets it, or the place that the address names, which opens if it is the answer to a question; a
 * change of the query alone leaves it where it is.
 */
export function usePageChange(head: Head | undefined): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname + hash)
  useEffect(() => {
    if (head) applyHead(head)
  }, [head])
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
