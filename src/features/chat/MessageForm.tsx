import { css } from '@emotion/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { Icon, icons } from '../../components/Icon.tsx'
import { site } from '../../site.ts'
import { color, media } from '../../theme/tokens.ts'
import { useChat } from './chat-context.tsx'
import { canSend } from './chat-state.ts'
import { fieldBox, sendButton } from './field-styles.ts'

const form = css`
  padding: 12px;
  border-top: 1px solid ${color.line};
  button:disabled {
    opacity: 0.45;
    pointer-events: none;
  }
  ${media.low} {
    padding: 6px;
  }
`
// No kerning, with which breaking a very long word takes quadratic time.
const field = css`
  min-height: 52px;
  max-height: 148px;
  padding: 14px 4px 13px 16px;
  resize: none;
  font-size: 1rem;
  line-height: 1.5;
  field-sizing: content;
  overflow-wrap: anywhere;
  font-kerning: none;
  /* Room for two lines where it does not grow with its text, as in Safari before 26.2. */
  @supports not (field-sizing: content) {
    height: 76px;
  }
`

/**
 * The panel's message field. Enter sends, Shift+Enter starts a new line; blank text is not sent.
 */
export function MessageForm() {
  const { state, takesFocus, send, type } = useChat()
  const ref = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (takesFocus()) ref.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!canSend(state.draft)) return
    send(state.draft)
    type('')
    ref.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition Enter accepts a suggestion of the input method.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (isSending) submit(event)
  }

  return (
    <form css={form} onSubmit={submit}>
      <div css={fieldBox}>
        <textarea
          css={field}
          ref={ref}
          rows={1}
          value={state.draft}
          placeholder={site.chat.placeholder}
          aria-label={site.chat.placeholder}
          enterKeyHint="send"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          css={sendButton}
          type="submit"
          disabled={!canSend(state.draft)}
          aria-label="Enviar mensaje"
          // The second press of a double click on the chat button, which was here, sends nothing.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          <Icon path={icons.arrowUp} size={20} />
        </button>
      </div>
    </form>
  )
}
