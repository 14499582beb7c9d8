import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { applyHead } from './apply-head.ts'
import type { Head } from './payload.ts'
import { wakeAll } from './use-resting-blocks.ts'

/** Scroll positions by history entry, in CSS pixels. */
const positions = new Map<string, number>()

/** The history entry that is on screen; undefined until the first page has been taken over. */
let shown: { key: string; pathname: string; search: string } | undefined

let announce = () => {}

/** Settles once the page that comes next stands. */
export const pageShown = () =>
  new Promise<void>((resolve) => {
    announce = resolve
  })

/** Settles once the first page has been taken over: from then on its elements answer events. */
export const firstPageShown = pageShown()

/** The element that a fragment names. `#100%` is no valid escape; whoever wrote it meant these signs. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function moveTo(hash: string, position: number | undefined) {
  const target = hash ? document.getElementById(idIn(hash)) : null
  if (target) wakeAll()
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
  else if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
  const place = target ?? document.querySelector<HTMLElement>('main h1')
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place?.focus({ preventScroll: true })
}

/** From now on scroll positions are ours, but for the way back to this very document from another. */
function takeOverScrolling() {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/**
 * What a browser does by itself on a full load: title, focus and scroll position, also going back.
 * Runs once the new page stands; the first page is left as the browser shows it.
 */
export function usePageShown(head: Head): void {
  const { key, hash, pathname, search } = useLocation()
  const kind = useNavigationType()

  // A layout effect, so that the page before stops listening ahead of the jump to the new position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    applyHead(head)
    // Another query of the same page, a filter or a search: place and focus stay.
    const isSamePage = shown?.pathname === pathname && shown.search !== search
    if (shown === undefined) takeOverScrolling()
    else if (shown.key !== key && !isSamePage)
      moveTo(hash, kind === 'POP' ? (positions.get(key) ?? 0) : undefined)
    shown = { key, pathname, search }
    announce()
  }, [head, key, hash, pathname, search, kind])
}
