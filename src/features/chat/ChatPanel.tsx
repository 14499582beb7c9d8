import { css } from '@emotion/react'
import { useId } from 'react'
import { BrandMark } from '../../components/Brand.tsx'
import { icons, RoundButton } from '../../components/Icon.tsx'
import { site } from '../../site.ts'
import { color, font, media, type } from '../../theme/tokens.ts'
import { ChatLog } from './ChatLog.tsx'
import { useChat } from './chat-context.tsx'
import { MessageForm } from './MessageForm.tsx'
import { panelBox } from './panel-styles.ts'

const panel = css`
  ${panelBox};
  height: min(38.75rem, calc(100dvh - 48px));
  ${media.mobile} {
    height: calc(100dvh - 56px);
  }
  ${media.low} {
    bottom: 0;
    height: 100dvh;
  }
`
const head = css`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 15px 14px 15px 20px;
  border-bottom: 1px solid ${color.line};
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font: 600 1.0625rem/1.3 ${font.text};
  }
  p {
    ${type.note};
    color: ${color.ink3};
  }
  button {
    border-color: transparent;
  }
  ${media.low} {
    padding-block: 2px;
  }
`

/** The conversation: a labelled non-modal dialog. */
export function ChatPanel() {
  const { close } = useChat()
  const title = useId()
  return (
    <div css={panel} role="dialog" aria-labelledby={title}>
      <div css={head}>
        <BrandMark size={30} />
        <div>
          <h2 id={title}>{site.chat.name}</h2>
          <p>IA · Respuesta automática</p>
        </div>
        <RoundButton label="Cerrar el chat" icon={icons.close} onClick={close} />
      </div>
      <ChatLog />
      <MessageForm />
    </div>
  )
}
