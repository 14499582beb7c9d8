import { css, keyframes } from '@emotion/react'
import { createPortal } from 'react-dom'
import { color, layer } from '../theme/tokens.ts'

const appear = keyframes`from{opacity:0}`

/** A pill at the bottom of the window that appears after a short delay. */
export const pendingPill = css`
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

/** Says that the code of a dialog or of the chat is loading. */
export function Pending() {
  return createPortal(
    <p css={pendingPill} role="status">
      Cargando...
    </p>,
    document.body,
  )
}
