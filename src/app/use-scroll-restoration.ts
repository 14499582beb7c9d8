import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { placeOf } from './place-of.ts'

const storageKey = 'lumbre-left'

/** How far down entries of the history were left, in pixels, by their keys. */
const left: Record<string, number> = read()

function read() {
  try {
    return JSON.parse(sessionStorage[storageKey] ?? '{}')
  } catch {
    // Storage may be forbidden, or hold anything.
    return {}
  }
}

/** The key that React Router gave to the current entry of the history; a link of the browser's own has it from here. */
function keyOfEntry(): string {
  const state = history.state ?? {}
  if (state.key) return state.key
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key }, '')
  return key
}

/**
 * Lets another page begin at its top or at the place that its address names, and shows who comes back to one
 * what they left. A browser alone would look for that place on the page that is still there.
 */
export function useScrollRestoration(): void {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(location)
  const entry = useRef({ key: '', address: '' })

  useLayoutEffect(() => {
    const { pathname } = shown.current
    const isFirst = shown.current === location
    const key = keyOfEntry()
    shown.current = location
    entry.current = { key, address: window.location.href }
    const isSamePage = location.pathname === pathname
    const behavior = isSamePage ? 'auto' : 'instant'
    const top = left[key]
    if (isFirst) return
    if (isBack && top !== undefined) scrollTo({ top, behavior: 'instant' })
    else if (location.hash) placeOf(location.hash)?.scrollIntoView({ behavior })
    else if (!isBack && !isSamePage) scrollTo({ top: 0, behavior })
    left[key] = scrollY
  }, [location, isBack])

  useEffect(() => {
    const note = () => {
      const { key, address } = entry.current
      // Under the address of the next page the old one is shown until that is there.
      if (window.location.href === address) left[key] = scrollY
    }
    // A document that is loaded anew is the browser's again.
    const close = () => {
      history.scrollRestoration = 'auto'
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
    note()
    addEventListener('scroll', note, { signal, passive: true })
    addEventListener('pagehide', close, { signal })
    addEventListener('pageshow', open, { signal })
    return () => end.abort()
  }, [])
}
