import { createContext, type RefObject, use } from 'react'
import type { ChatState } from './chat-state.ts'

export type Chat = {
  state: ChatState
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

export const ChatContext = createContext<Chat | null>(null)

/**
 * The chat of this visit.
 *
 * @throws {Error} outside its provider: a developer's mistake
 */
export function useChat(): Chat {
  const chat = use(ChatContext)
  if (!chat) throw new Error('useChat must be used within a <ChatProvider />')
  return chat
}
