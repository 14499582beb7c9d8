import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Light, unless the visitor has chosen dark; garbage and forbidden storage mean light. */
function storedTheme(): 'light' | 'dark' {
  try {
    return localStorage.getItem('lumbre-theme') === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

/** Shows a theme as the boot script does: the class of the root element, and the browser's own bars. */
function showTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.className = theme
  const ground = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
}

/**
 * The home page is light whenever it is entered; leaving it restores the stored choice. The first
 * page was painted right by the boot script already.
 */
export function useRouteTheme(): void {
  const isHome = useLocation().pathname === '/'
  const wasHome = useRef(isHome)
  useLayoutEffect(() => {
    if (wasHome.current === isHome) return
    wasHome.current = isHome
    showTheme(isHome ? 'light' : storedTheme())
  }, [isHome])
}
