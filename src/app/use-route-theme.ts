import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The stored theme; light if none is stored or the value is invalid, the shown one if storage is blocked. */
function storedTheme(): 'light' | 'dark' {
  const { classList } = document.documentElement
  try {
    return localStorage.getItem('lumbre-theme') === 'dark' ? 'dark' : 'light'
  } catch {
    return classList.contains('dark') ? 'dark' : 'light'
  }
}

/** Applies a theme as the boot script does: to the root element's class and the browser's bars. */
function showTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.className = theme
  const ground = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
}

/**
 * The home page always opens in the light theme; leaving it restores the stored choice. The boot
 * script has already set the theme of the first page.
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
