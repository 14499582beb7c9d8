import { useLayoutEffect, useRef } from 'react'
import { showScheme, storedScheme } from '../features/color-scheme/color-scheme.ts'

/**
 * The home page is light whenever it is entered; leaving it restores the stored choice. The first
 * page was painted right by the boot script already.
 */
export function useRouteTheme(pathname: string): void {
  const first = useRef(true)
  const isHome = pathname === '/'
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    showScheme(isHome ? 'light' : storedScheme())
  }, [isHome])
}
