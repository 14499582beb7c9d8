import { css } from '@emotion/react'
import { createPortal } from 'react-dom'
import { pendingPill } from '../theme/pending-pill.ts'

export const pill = css`
  ${pendingPill}
`

/** Says that the code of a dialog or of the chat is loading. */
export function Pending() {
  return createPortal(
    <p css={pill} role="status">
      Cargando...
    </p>,
    document.body,
  )
}
