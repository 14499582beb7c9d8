import { expect, test } from 'vitest'
import type { ChatState } from '../../../src/features/chat/chat-state.ts'
import { parseChat } from '../../../src/features/chat/chat-storage.ts'

const state: ChatState = {
  messages: [{ id: '1000', text: '<b>Hola</b>', isUser: true, timestamp: new Date(1_000) }],
  isOpen: true,
  repliesDue: [2_000],
  isUnread: false,
  draft: 'a medias',
}

test('a stored chat comes back as it was, its dates as dates', () => {
  expect(parseChat(JSON.stringify(state))).toEqual(state)
})

test('garbage in the storage is no chat', () => {
  const wrong = [
    null,
    '',
    '{',
    'null',
    '[]',
    '{"messages":[]}',
    '{"messages":[{"id":1}]}',
    JSON.stringify({ ...state, messages: [{ ...state.messages[0], timestamp: 'ayer' }] }),
    JSON.stringify({ ...state, messages: [{ ...state.messages[0], id: 'x' }] }),
  ]
  for (const text of wrong) expect(parseChat(text), String(text)).toBeUndefined()
})
