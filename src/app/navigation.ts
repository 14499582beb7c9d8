import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { pageFailed } from '../components/LoadFailure.tsx'
import { canonicalPath, withBase, withoutBase } from '../lib/site-path.ts'
import { readVisit, writeVisit } from '../lib/visit-storage.ts'
import { documentTitle, type Head } from '../pages/page.ts'
import type { LoadedPage } from './page-source.ts'

/**
 * Updates what browsers read of the document's head after a client navigation: the title, and the
 * address that they share. Search engines and link previews load the document.
 */
function applyHead(head: Head) {
  document.title = documentTitle(head.title)
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical)
    canonical.href = new URL(withBase(import.meta.env.BASE_URL, head.path), canonical.href).href
}

/**
 * Whether the visitor stays in place: a filter or a search has changed the query, and dropped the
 * fragment that led to its field; or «back» has closed the menu.
 */
function isInPlace(before: Location, after: Location, isBack: boolean): boolean {
  if (after.pathname !== before.pathname) return false
  if (after.search === before.search) return isBack && after.hash === before.hash
  // A link without the query, as of an advertisement, leads to the top.
  const isMeant = isBack || after.state?.isInPlace === true
  return isMeant && (after.hash === before.hash || after.hash === '')
}

/**
 * Does what a full load does: sets the head, replaces the URL of a page that has moved, and moves
 * the focus to the fragment's target or else to the page's heading. A target inside a closed
 * question opens it.
 */
export function usePageChange(loaded: LoadedPage | undefined): void {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const { pathname, search, hash } = location
  const navigate = useNavigate()
  const page = loaded?.page
  const path = page && page.route !== 'not-found' ? page.head.path : undefined
  const shown = useRef(location)
  useEffect(() => {
    if (page) applyHead(page.head)
    else document.title = documentTitle(pageFailed)
  }, [page])
  useEffect(() => {
    if (path && path !== canonicalPath(pathname)) navigate(path + search + hash, { replace: true })
  }, [path, pathname, search, hash, navigate])
  useEffect(() => {
    const before = shown.current
    shown.current = location
    if (isInPlace(before, location, isBack)) return
    const named = fragmentTarget(location.hash)
    const question = named?.closest('details')
    if (question && !question.open) {
      question.open = true
      question.scrollIntoView({ behavior: 'instant' })
    }
    const place = named ?? document.querySelector<HTMLElement>('main h1')
    // A link or a field stays reachable by Tab.
    if (place && place.tabIndex < 0) place.tabIndex = -1
    place?.focus({ preventScroll: true })
  }, [location, isBack])
}

/**
 * Scrolls the first page to its fragment's target if it was loaded instead of shown by the program,
 * which then keeps the browser from scrolling.
 */
function openAt(top: number | undefined, hash: string): void {
  if (top === undefined && history.scrollRestoration === 'manual')
    fragmentTarget(hash)?.scrollIntoView({ behavior: 'instant' })
}

const storageKey = 'lumbre-left'

/** Scroll position of each history entry when it was left, in pixels, by the entry's key. */
const positions: Record<string, number> = { ...(readVisit(storageKey) ?? {}) }

/** Whether the current history entry was left further down than its top. */
export const wasScrolled = (): boolean => (positions[history.state?.key] ?? 0) > 0

/** React Router's key of the current history entry; an entry made by the browser gets one here. */
function keyOfEntry(): string {
  const state = history.state ?? {}
  if (state.key) return state.key
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key }, '')
  return key
}

/**
 * Scrolls a new page to its top or its fragment's target, and restores the position of a page that
 * the visitor returns to. The browser alone would do so on the old page, which is still shown.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)
  const entry = useRef({ key: '', address: '' })

  useLayoutEffect(() => {
    const before = shown.current
    const isFirst = before === location
    const key = keyOfEntry()
    shown.current = location
    entry.current = { key, address: window.location.href }
    const behavior = location.pathname === before.pathname ? 'auto' : 'instant'
    const top = positions[key]
    if (isFirst) return openAt(top, location.hash)
    // A place further down depends on all heights above, so nothing is skipped; see Deferred.tsx.
    if (isBack || location.hash) delete document.documentElement.dataset.fromTop
    const target = fragmentTarget(location.hash)
    if (isBack && top !== undefined) scrollTo({ top, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior })
    else if (!isBack && !isInPlace(before, location, false)) scrollTo({ top: 0, behavior })
    positions[key] = scrollY
  }, [location, isBack])

  useEffect(() => {
    const note = () => {
      const { key, address } = entry.current
      // While the next page loads, the old one is still shown under the new URL.
      if (window.location.href === address) positions[key] = scrollY
    }
    // After a reload the browser restores the position itself.
    const close = () => {
      history.scrollRestoration = 'auto'
      writeVisit(storageKey, positions)
    }
    const open = () => {
      history.scrollRestoration = 'manual'
    }
    const end = new AbortController()
    const { signal } = end
    open()
    note()
    addEventListener('scroll', note, { signal, passive: true })
    // On a busy machine a link is followed before the last scroll event.
    addEventListener('click', note, { signal, capture: true })
    addEventListener('pagehide', close, { signal })
    // WebKit restores the position of a page from the back/forward cache only after this event.
    addEventListener('pageshow', () => setTimeout(open), { signal })
    return () => end.abort()
  }, [])
}

/** The element that a fragment names. An invalid escape such as `#100%` is taken literally. */
function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

const base = import.meta.env.BASE_URL

/** The link to a page of the site that was clicked; none if the browser must handle it. */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target) return undefined
  const isPage = !/\.[a-z0-9]+$/i.test(link.pathname)
  const isOfSite = link.origin === location.origin && `${link.pathname}/`.startsWith(base)
  return isPage && isOfSite ? link : undefined
}

/** Where a link leads, as React Router wants it. */
export const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  withoutBase(base, pathname) + search + hash

/**
 * Follows links that are not React components without a full load: those in written texts and in
 * static parts of the page.
 */
export function useTextLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event)
      const isHere = link?.pathname === window.location.pathname && link.hash !== ''
      if (!link || isHere) return
      event.preventDefault()
      navigate(pathOf(link), { replace: link.href === window.location.href })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
