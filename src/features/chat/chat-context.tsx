import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { site } from '../../site.ts'
import { type ChatState, emptyChat, greeted, replied, replyDelay, sent } from './chat-state.ts'
import { readChat, writeChat } from './chat-storage.ts'

/**
 * Holds a chat outside React: a state in a context of the whole page would have React hydrate all of
 * it at once for the first tap on the chat.
 */
function createChatStore() {
  const { greeting, reply } = site.chat
  let state = emptyChat
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  /** What had the focus when the panel was opened; closing gives it back. */
  const opener: { current: HTMLElement | null } = { current: null }
  /** Whether the panel, once it stands, should take the focus: opened now, not restored. */
  const wantsFocus = { current: false }

  function become(next: ChatState) {
    state = next
    writeChat(state)
    answerInTime()
    for (const listener of listeners) listener()
  }

  function answerInTime() {
    clearTimeout(timer)
    const [nextReply] = state.repliesDue
    if (nextReply === undefined) return
    timer = setTimeout(
      () => become(replied(state, reply, Date.now())),
      // A clock that was set back would let the visitor wait for years.
      Math.min(replyDelay, Math.max(0, nextReply - Date.now())),
    )
  }

  return {
    /** Takes up what the visit remembers, or greets; returns what ends it. */
    start: () => {
      become(readChat() ?? greeted(state, greeting, Date.now()))
      return () => clearTimeout(timer)
    },
    read: () => state,
    /** Calls back after every change; returns what ends that. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Appends a message, unless it is blank; the assistant answers after a second. */
    send: (text: string) => become(sent(state, text, Date.now())),
    type: (text: string) => become({ ...state, draft: text }),
    open: () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement) opener.current = focused
      wantsFocus.current = true
      become({ ...state, isOpen: true, isUnread: false })
    },
    close: () => become({ ...state, isOpen: false }),
    opener,
    wantsFocus,
  }
}

type ChatStore = ReturnType<typeof createChatStore>

const ChatContext = createContext<ChatStore | null>(null)

/**
 * Holds the chat of a visit: across pages, and across a reload. A reply that is under way belongs to
 * the visit, so neither closing the panel nor leaving the page cancels it.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const [chat] = useState(createChatStore)
  useEffect(() => chat.start(), [chat])
  return <ChatContext value={chat}>{children}</ChatContext>
}

export function useChat(): ChatStore & { state: ChatState } {
  const chat = use(ChatContext)
  if (!chat) throw new Error('useChat must be used within a <ChatProvider />')
  return { ...chat, state: useSyncExternalStore(chat.subscribe, chat.read, () => emptyChat) }
}
