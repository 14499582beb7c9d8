import { useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/** A navigation starts with a click or the browser's buttons, and changes the URL at once. */
const subscribe = (onChange: () => void) => {
  const end = new AbortController()
  for (const type of ['click', 'popstate']) addEventListener(type, onChange, { signal: end.signal })
  return () => end.abort()
}

/**
 * Says that a page is loading if that takes longer than a moment. The URL changes at once, while
 * React keeps showing the old page until the new one has loaded.
 */
export function PendingNavigation() {
  const shown = useHref(useLocation().pathname)
  const asked = useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => shown,
  )
  return (
    <div role="status" data-screen>
      {asked !== shown && <p className="pending">Cargando...</p>}
    </div>
  )
}
