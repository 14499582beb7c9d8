import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import { panelBox } from './panel-styles.ts'

const box = css`${panelBox};padding:24px;gap:20px`
const actions = css`display:flex;flex-wrap:wrap;gap:12px;> *{${compact}}`

type Props = { onRetry: () => void; onClose: () => void }

/** The panel's code cannot be had: try again, or take another way. */
export function ChatFailure({ onRetry, onClose }: Props) {
  return (
    <div css={box} role="alert">
      <p>No pudimos abrir el chat. Puede que se haya cortado la conexión.</p>
      <div css={actions}>
        <button type="button" css={button.principal} onClick={onRetry}>
          Intentar de nuevo
        </button>
        <a
          css={button.outline}
          href={chatLink(site.whatsapp, site.whatsappMessage)}
          target="_blank"
          rel="noopener"
        >
          Escribir por WhatsApp
        </a>
        <button type="button" css={button.outline} onClick={onClose}>
          Cerrar
        </button>
      </div>
    </div>
  )
}
