import { css } from '@emotion/react'
import { button, compact } from '../../components/button-styles.ts'
import { OutLink } from '../../components/links.tsx'
import { ReloadButton } from '../../components/ReloadButton.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { site } from '../../site.ts'
import { useChat } from './chat-context.tsx'
import { panelBox } from './panel-styles.ts'

const box = css`
  ${panelBox};
  padding: 24px;
  gap: 20px;
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > * {
    ${compact}
  }
`

/**
 * Shown when the panel's code fails to load. The chat is stored, and opens by itself after a
 * reload.
 */
export function ChatFailure() {
  const { close } = useChat()
  return (
    <div css={box} role="alert">
      <p>
        No pudimos abrir el chat. Puede que se haya cortado la conexión; tu conversación sigue
        guardada.
      </p>
      <div css={actions}>
        <ReloadButton css={button.principal}>Recargar la página</ReloadButton>
        <OutLink css={button.outline} href={chatLink(site.whatsapp, site.whatsappMessage)}>
          Escribir por WhatsApp
        </OutLink>
        <button type="button" css={button.outline} onClick={close}>
          Cerrar
        </button>
      </div>
    </div>
  )
}
