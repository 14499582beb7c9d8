import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { type ChatState, emptyChat } from './chat-state.ts'
import { type ChatStore, createChatStore } from './chat-store.ts'

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
