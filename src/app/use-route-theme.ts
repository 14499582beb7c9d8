import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { showScheme, storedScheme } from '../features/color-scheme/color-scheme.ts'

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
    showScheme(isHome ? 'light' : storedScheme())
  }, [isHome])
}
