import { css, keyframes } from '@emotion/react'
import { useNavigation } from 'react-router-dom'
import { color, layer } from '../theme/tokens.ts'

const appear = keyframes`from{opacity:0}`

const pill = css`
  position: fixed;
  inset: auto auto 16px 50%;
  z-index: ${layer.toast};
  transform: translateX(-50%);
  padding: 8px 18px;
  border-radius: 22px;
  background: ${color.ink};
  color: ${color.paper};
  animation: ${appear} 180ms 0.3s backwards;
`

/** Says that a page is under way when it takes longer than a moment; the old page stays until then. */
export function PendingNavigation() {
  const isPending = useNavigation().state !== 'idle'
  return (
    <div role="status" data-screen>
      {isPending && <p css={pill}>Cargando...</p>}
    </div>
  )
}
