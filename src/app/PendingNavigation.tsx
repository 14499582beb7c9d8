import { useNavigation } from 'react-router-dom'
import { pendingPill } from '../components/Pending.tsx'

/** Says that a page is under way when it takes longer than a moment; the old page stays until then. */
export function PendingNavigation() {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div role="status" data-screen>
      {isPending && <p css={pendingPill}>Cargando...</p>}
    </div>
  )
}
