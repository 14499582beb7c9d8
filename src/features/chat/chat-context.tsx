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
 * Holds the chat outside React: as state in a context around the whole page, the first tap on the
 * chat would make React hydrate all of the page at once.
 */
function createChatStore() {
  const { greeting, reply } = site.chat
  let state = emptyChat
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  /** The element that had the focus when the panel was opened, and gets it back on closing. */
  const opener: { current: HTMLElement | null } = { current: null }
  /** Whether the panel should take the focus once rendered: if just opened, not if restored. */
  let wantsFocus = false

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
      // Without the maximum, a clock that was set back could delay the reply for years.
      Math.min(replyDelay, Math.max(0, nextReply - Date.now())),
    )
  }

  return {
    /** Restores the stored chat, or greets the visitor; returns a cleanup function. */
    start: () => {
      become(readChat() ?? greeted(greeting, Date.now()))
      return () => clearTimeout(timer)
    },
    read: () => state,
    /** Calls `listener` after every change; returns a function that unsubscribes it. */
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
      wantsFocus = true
      become({ ...state, isOpen: true, isUnread: false })
    },
    close: () => become({ ...state, isOpen: false }),
    opener,
    /** Whether the panel should take the focus now; true once for each opening. */
    takesFocus: () => {
      const isWanted = wantsFocus
      wantsFocus = false
      return isWanted
    },
  }
}

type ChatStore = ReturnType<typeof createChatStore>

const ChatContext = createContext<ChatStore | null>(null)

/**
 * Holds the chat of a visit, across pages and reloads. Neither closing the panel nor leaving the
 * page cancels a pending reply.
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
