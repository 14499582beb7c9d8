import { createContext, use, useSyncExternalStore } from 'react'
import { type ChatState, emptyChat } from './chat-state.ts'
import type { ChatStore } from './chat-store.ts'

export const ChatContext = createContext<ChatStore | null>(null)

/**
 * The chat of this visit, and its state now.
 *
 * @throws {Error} outside its provider: a developer's mistake
 */
export function useChat(): ChatStore & { state: ChatState } {
  const chat = use(ChatContext)
  if (!chat) throw new Error('useChat must be used within a <ChatProvider />')
  return { ...chat, state: useSyncExternalStore(chat.subscribe, chat.read, () => emptyChat) }
}
