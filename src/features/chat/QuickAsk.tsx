import { css } from '@emotion/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon, icons } from '../../components/Icon.tsx'
import type { PageWords } from '../../content/entries.ts'
import { site } from '../../site.ts'
import { media } from '../../theme/tokens.ts'
import { useChat } from './chat-context.tsx'
import { canSend } from './chat-state.ts'
import { fieldBox, sendButton } from './field-styles.ts'

/* The label is invisible under the button: a tap on the disabled button focuses the field. */
const box = css`
  ${fieldBox};
  position: relative;
  isolation: isolate;
  /* Before the browser has read the field, too. */
  min-height: 54px;
  max-width: 480px;
  label {
    position: absolute;
    inset: 0;
    z-index: -1;
    overflow: hidden;
    opacity: 0;
    cursor: text;
  }
  button:disabled,
  :placeholder-shown + button {
    pointer-events: none;
  }
`
const input = css`
  height: 52px;
  padding: 0 0 0 18px;
  ${media.belowNarrow} {
    padding-left: 8px;
    font-size: 1rem;
  }
`

type Props = PageWords<'home'>['hero']['ask']

/**
 * One question to the assistant; sending it opens the chat. Text typed before hydration is kept,
 * and a submission waits for React. If the program fails to load, the question goes to WhatsApp.
 */
export function QuickAsk({ label, placeholder, action }: Props) {
  const { send, open } = useChat()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Assumed not empty until hydrated, because a disabled button would drop an early submission.
  const [isEmpty, setEmpty] = useState(false)
  const look = () => setEmpty(!canSend(field.current?.value ?? ''))
  useEffect(look, [])

  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || !canSend(input.value)) return
    // The button is about to be disabled, so the focus returns to the field when the chat closes.
    input.focus()
    open()
    send(input.value)
    input.value = ''
    look()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.shiftKey) event.preventDefault()
  }

  return (
    <form
      css={box}
      action={site.whatsapp}
      target="_blank"
      data-live-only
      data-native
      data-quick-ask
      onSubmit={ask}
      rel="noopener"
    >
      <label htmlFor={id}>{label}</label>
      <input
        css={input}
        ref={field}
        id={id}
        name="text"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        onInput={look}
        onKeyDown={onKeyDown}
      />
      <button css={sendButton} type="submit" disabled={isEmpty} aria-label={action}>
        <Icon path={icons.arrowUp} size={20} />
      </button>
    </form>
  )
}
