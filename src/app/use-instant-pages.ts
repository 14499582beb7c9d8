import { useEffect, useInsertionEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Lets another page begin at its top, or where it was left, at once: React Router scrolls as the
 * style says, which is smoothly within a page.
 */
export function useInstantPages(): void {
  const { pathname } = useLocation()
  // Before the layout effects, in which React Router scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every page
  useInsertionEffect(() => {
    document.documentElement.style.scrollBehavior = 'auto'
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every page
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
  }, [pathname])
}
