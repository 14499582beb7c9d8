import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useChat } from '../../../src/features/chat/chat-context.tsx'
import { type ChatState, greeted, replied, sent } from '../../../src/features/chat/chat-state.ts'
import { readChat } from '../../../src/features/chat/chat-storage.ts'

function Inside() {
  return <p>{useChat().state.messages.length}</p>
}

test('the chat used outside its provider is a developer error that names it', () => {
  expect(() => renderToString(<Inside />)).toThrow('useChat must be used within a <ChatProvider />')
})

const started = greeted('Hola', 1_000)

test('two messages in the same millisecond have different ids', () => {
  const { messages } = sent(sent(started, 'Uno', 2_000), 'Dos', 2_000)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
})

test('every message gets a reply of its own', () => {
  const asked = sent(sent(started, 'Uno', 2_000), 'Dos', 2_500)
  const both = replied(replied(asked, 'Gracias', 3_000), 'Gracias', 3_500)
  expect(both.messages.map(({ isUser }) => isUser)).toEqual([false, true, true, false, false])
  expect(both.repliesDue).toEqual([])
})

const state: ChatState = {
  messages: [{ id: '1000', text: '<b>Hola</b>', isUser: true, timestamp: new Date(1_000) }],
  isOpen: true,
  repliesDue: [2_000],
  isUnread: false,
  draft: 'a medias',
}

/** The chat of a visit for which a text is stored. */
function chatIn(text: string | null) {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  return readChat()
}

test('a stored chat is restored as it was, with its dates as dates', () => {
  expect(chatIn(JSON.stringify(state))).toEqual(state)
})

test('invalid storage is not a chat', () => {
  const wrong = [
    null,
    '{',
    '{"messages":[]}',
    JSON.stringify({ ...state, messages: [{ ...state.messages[0], timestamp: 'ayer' }] }),
  ]
  for (const text of wrong) expect(chatIn(text), String(text)).toBeUndefined()
})
