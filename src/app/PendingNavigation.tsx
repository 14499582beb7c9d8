import { useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { pendingPill } from '../components/Pending.tsx'

/** A navigation begins with a click or with the browser's buttons, and changes the address at once. */
const subscribe = (onChange: () => void) => {
  const end = new AbortController()
  for (const type of ['click', 'popstate']) addEventListener(type, onChange, { signal: end.signal })
  return () => end.abort()
}

/**
 * Says that a page is under way when it takes longer than a moment: the address is that of the next
 * page at once, React shows the old one until that is there.
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
      {asked !== shown && <p css={pendingPill}>Cargando...</p>}
    </div>
  )
}
