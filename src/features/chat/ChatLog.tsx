import { css } from '@emotion/react'
import { Fragment, useEffect, useRef } from 'react'
import { button, compact } from '../../components/button-styles.ts'
import { Icon, icons } from '../../components/Icon.tsx'
import { OutLink } from '../../components/links.tsx'
import { RisingMarks, rising } from '../../components/RisingMarks.tsx'
import { chatLink } from '../../lib/chat-link.ts'
import { fitLink } from '../../lib/fit-link.ts'
import { site } from '../../site.ts'
import { color } from '../../theme/tokens.ts'
import { useChat } from './chat-context.tsx'
import { saidByVisitor } from './chat-state.ts'
import { Passages } from './Passages.tsx'

/* Reversed, so that its end, at 0, stays in sight when it gets lower: for a keyboard, or as the field
   grows. Most phones do not make room for their keyboard but show the lower part of the panel: there
   even the first messages stand beside the field. */
const log = css`
  flex: 1;
  min-height: 0;
  display: flex;
  flex-direction: column-reverse;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
  > div {
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 20px 18px;
    @media (pointer: coarse) {
      justify-content: flex-end;
    }
  }
`
// No kerning, with which breaking a very long word takes quadratic time.
const bubble = css`
  max-width: 84%;
  padding: 11px 16px;
  border-radius: 12px;
  font-size: 1rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-kerning: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const theirs = css`
  ${bubble};
  align-self: start;
  border-top-left-radius: 2px;
  background: ${color.paper};
`
const own = css`
  ${bubble};
  align-self: end;
  border-bottom-right-radius: 2px;
  background: ${color.button};
  color: ${color.onButton};
`
const typing = css`
  ${theirs};
  ${rising};
  gap: 5px;
  padding: 13px 20px;
  svg {
    width: 7px;
    height: 16px;
    fill: ${color.emberText};
  }
  svg:nth-of-type(2) {
    height: 21px;
  }
`
const passages = css`
  ${theirs};
  max-width: 94%;
  white-space: normal;
`
const offers = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > a {
    ${button.outline};
    ${compact};
    border-width: 1.5px;
  }
`

/** The messages. New ones are announced; their text is never interpreted as markup. */
export function ChatLog() {
  const { messages, repliesDue } = useChat().state
  const isAnswering = repliesDue.length > 0
  const box = useRef<HTMLDivElement>(null)
  const said = saidByVisitor(messages)
  const hasReply = messages.length > 1 && messages.at(-1)?.isUser === false

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message scrolls to the end
  useEffect(() => {
    box.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [messages, isAnswering])

  /** The question that a reply answers: replies are in the order of the questions. */
  const questionOf = (index: number) =>
    said[messages.slice(1, index).filter(({ isUser }) => !isUser).length]

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div css={log} ref={box} role="log" aria-live="polite" aria-label="Conversación" tabIndex={0}>
      <div>
        {messages.map(({ id, isUser, text }, index) => {
          const question = index > 0 && !isUser ? questionOf(index) : undefined
          return (
            <Fragment key={id}>
              <p css={isUser ? own : theirs}>
                <span className="vh">{isUser ? 'Tú: ' : 'Asistente: '}</span>
                {text}
              </p>
              {question && (
                <Passages
                  question={question}
                  isLatest={index === messages.length - 1}
                  css={passages}
                />
              )}
            </Fragment>
          )
        })}
        {isAnswering && (
          <div css={typing} aria-hidden="true">
            <RisingMarks />
          </div>
        )}
        {hasReply && !isAnswering && (
          <div css={offers}>
            <WhatsAppOffer message={said.at(-1) ?? ''}>Enviarlo por WhatsApp</WhatsAppOffer>
            {said.length > 1 && (
              <WhatsAppOffer message={said.join('\n\n')}>Enviar todos mis mensajes</WhatsAppOffer>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function WhatsAppOffer({ message, children }: { message: string; children: string }) {
  return (
    <OutLink href={chatLink(site.whatsapp, fitLink(message))}>
      <Icon path={icons.whatsapp} size={20} />
      <span>
        {children}
        <span className="vh"> (se abre en otra pestaña)</span>
      </span>
    </OutLink>
  )
}
