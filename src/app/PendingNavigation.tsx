import { useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { pendingPill } from '../components/Pending.tsx'

const subscribe = (onChange: () => void) => {
  window.navigation?.addEventListener('currententrychange', onChange)
  return () => window.navigation?.removeEventListener('currententrychange', onChange)
}

/**
 * Says that a page is under way when it takes longer than a moment: the address is that of the next
 * page at once, React shows the old one until that is there. Browsers without the Navigation API do
 * without a word.
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
