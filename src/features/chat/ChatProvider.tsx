import { type ReactNode, useEffect, useMemo } from 'react'
import { ChatContext } from './chat-context.ts'
import { createChatStore } from './chat-store.ts'

type Props = { greeting: string; reply: string; children: ReactNode }

/**
 * Holds the chat of a visit: across pages, and across a reload. A reply that is under way belongs to
 * the visit, so neither closing the panel nor leaving the page cancels it.
 */
export function ChatProvider({ greeting, reply, children }: Props) {
  const chat = useMemo(() => createChatStore(greeting, reply), [greeting, reply])
  useEffect(() => chat.start(), [chat])
  return <ChatContext value={chat}>{children}</ChatContext>
}
