import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { fragmentTarget } from './fragment-target.ts'

const storageKey = 'lumbre-left'

/** Scroll position of each history entry when it was left, in pixels, by the entry's key. */
const positions: Record<string, number> = read()

function read() {
  try {
    return { ...JSON.parse(sessionStorage[storageKey] ?? '{}') }
  } catch {
    // Storage may be blocked or hold anything.
    return {}
  }
}

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
    const { pathname } = shown.current
    const isFirst = shown.current === location
    const key = keyOfEntry()
    shown.current = location
    entry.current = { key, address: window.location.href }
    const isSamePage = location.pathname === pathname
    const behavior = isSamePage ? 'auto' : 'instant'
    const top = positions[key]
    if (isFirst) return
    if (isBack && top !== undefined) scrollTo({ top, behavior: 'instant' })
    else if (location.hash) fragmentTarget(location.hash)?.scrollIntoView({ behavior })
    else if (!isBack && !isSamePage) scrollTo({ top: 0, behavior })
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
      try {
        sessionStorage[storageKey] = JSON.stringify(positions)
      } catch {
        // Then returning to other pages of this visit starts at their top.
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
