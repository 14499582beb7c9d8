import { css, keyframes } from '@emotion/react'
import { createPortal } from 'react-dom'
import { color, layer } from '../theme/tokens.ts'

const appear = keyframes`from{opacity:0}`

/** Along the lower edge, once something takes longer than a moment. */
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

/** Says that what was asked for is under way: the code of a dialog, of the chat, of a form. */
export function Pending() {
  return createPortal(
    <p css={pendingPill} role="status">
      Cargando...
    </p>,
    document.body,
  )
}
