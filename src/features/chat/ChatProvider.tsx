import { type ReactNode, startTransition, useEffect, useMemo, useReducer, useRef } from 'react'
import { ChatContext } from './chat-context.ts'
import { chatReducer, emptyChat, replyDelay } from './chat-state.ts'
import { readChat, writeChat } from './chat-storage.ts'

type Props = { greeting: string; reply: string; children: ReactNode }

/**
 * Holds the chat of a visit: across pages, and across a reload. A reply that is under way belongs to
 * the visit, so neither closing the panel nor leaving the page cancels it.
 */
export function ChatProvider({ greeting, reply, children }: Props) {
  const [state, dispatch] = useReducer(chatReducer, emptyChat)
  const opener = useRef<HTMLElement>(null)
  const wantsFocus = useRef(false)
  const { repliesDue } = state

  useEffect(() => {
    // At a higher priority React would hydrate the page below in one go, and nothing could be tapped.
    startTransition(() =>
      dispatch({ kind: 'start', stored: readChat(), greeting, now: Date.now() }),
    )
  }, [greeting])

  useEffect(() => {
    // Before it has started there is nothing to keep, and something stored to lose.
    if (state !== emptyChat) writeChat(state)
  }, [state])

  useEffect(() => {
    const [nextReply] = repliesDue
    if (nextReply === undefined) return
    const timer = setTimeout(
      () => dispatch({ kind: 'reply', text: reply, now: Date.now() }),
      // A clock that was set back would let the visitor wait for years.
      Math.min(replyDelay, Math.max(0, nextReply - Date.now())),
    )
    return () => clearTimeout(timer)
  }, [repliesDue, reply])

  const chat = useMemo(
    () => ({
      state,
      opener,
      wantsFocus,
      send: (text: string) => dispatch({ kind: 'send', text, now: Date.now() }),
      type: (text: string) => dispatch({ kind: 'type', text }),
      open: () => {
        const focused = document.activeElement
        if (focused instanceof HTMLElement) opener.current = focused
        wantsFocus.current = true
        dispatch({ kind: 'open' })
      },
      close: () => dispatch({ kind: 'close' }),
    }),
    [state],
  )
  return <ChatContext value={chat}>{children}</ChatContext>
}
