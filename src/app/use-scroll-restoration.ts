import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { placeOf } from './place-of.ts'

const storageKey = 'lumbre-left'

/** How far down entries of the history were left, in pixels, by the browser's keys of them. */
const left: Record<string, number> = read()

function read() {
  try {
    return JSON.parse(sessionStorage[storageKey] ?? '{}')
  } catch {
    // Storage may be forbidden, or hold anything.
    return {}
  }
}

const navigation = globalThis.window?.navigation

/**
 * Lets another page begin at its top or at the place that its address names, and shows who comes back to one
 * what they left. Browsers without the Navigation API come back as well as they can by themselves.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    if (!navigation) return
    const leave = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
      // A link to a place that is followed again leads there, not to where that place was left.
      if (navigationType === 'replace') delete left[from.key]
      else left[from.key] = scrollY
    }
    // A document that is loaded anew is the browser's again.
    const close = () => {
      history.scrollRestoration = 'auto'
      if (navigation.currentEntry) left[navigation.currentEntry.key] = scrollY
      try {
        sessionStorage[storageKey] = JSON.stringify(left)
      } catch {
        // Then the other pages of the visit are met at their top.
      }
    }
    const open = () => {
      history.scrollRestoration = 'manual'
    }
    const end = new AbortController()
    const { signal } = end
    open()
    navigation.addEventListener('currententrychange', leave, { signal })
    addEventListener('pagehide', close, { signal })
    addEventListener('pageshow', open, { signal })
    return () => end.abort()
  }, [])

  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)
  useLayoutEffect(() => {
    const { pathname } = shown.current
    if (shown.current === location) return
    shown.current = location
    const isSamePage = location.pathname === pathname
    const behavior = isSamePage ? 'auto' : 'instant'
    const top = left[navigation?.currentEntry?.key ?? '']
    if (isBack && top !== undefined) scrollTo({ top, behavior: 'instant' })
    else if (location.hash) placeOf(location.hash)?.scrollIntoView({ behavior })
    else if (!isBack && !isSamePage) scrollTo({ top: 0, behavior })
  }, [location, isBack])
}
