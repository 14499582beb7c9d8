import type { RefObject } from 'react'
import { site } from '../../site.ts'
import {
  type ChatAction,
  type ChatState,
  chatReducer,
  emptyChat,
  replyDelay,
} from './chat-state.ts'
import { readChat, writeChat } from './chat-storage.ts'

/** The chat of a visit, and what may be done with it. */
export type ChatStore = {
  /** Takes up what the visit remembers, or greets; returns what ends it. */
  start: () => () => void
  read: () => ChatState
  /** Calls back after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void
  /** Appends a message, unless it is blank; the assistant answers after a second. */
  send: (text: string) => void
  /** Remembers what is typed but not sent. */
  type: (text: string) => void
  open: () => void
  close: () => void
  /** What had the focus when the panel was opened; closing gives it back. */
  opener: RefObject<HTMLElement | null>
  /** Whether the panel, once it stands, should take the focus: opened now, not restored. */
  wantsFocus: RefObject<boolean>
}

/**
 * Holds a chat outside React: a state in a context of the whole page would have React hydrate all of
 * it at once for the first tap on the chat.
 */
export function createChatStore(): ChatStore {
  const { greeting, reply } = site.chat
  let state = emptyChat
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const opener: ChatStore['opener'] = { current: null }
  const wantsFocus: ChatStore['wantsFocus'] = { current: false }

  function dispatch(action: ChatAction) {
    state = chatReducer(state, action)
    writeChat(state)
    answerInTime()
    for (const listener of listeners) listener()
  }

  function answerInTime() {
    clearTimeout(timer)
    const [nextReply] = state.repliesDue
    if (nextReply === undefined) return
    timer = setTimeout(
      () => dispatch({ kind: 'reply', text: reply, now: Date.now() }),
      // A clock that was set back would let the visitor wait for years.
      Math.min(replyDelay, Math.max(0, nextReply - Date.now())),
    )
  }

  return {
    start: () => {
      dispatch({ kind: 'start', stored: readChat(), greeting, now: Date.now() })
      return () => clearTimeout(timer)
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (text) => dispatch({ kind: 'send', text, now: Date.now() }),
    type: (text) => dispatch({ kind: 'type', text }),
    open: () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement) opener.current = focused
      wantsFocus.current = true
      dispatch({ kind: 'open' })
    },
    close: () => dispatch({ kind: 'close' }),
    opener,
    wantsFocus,
  }
}
