import { expect, test } from 'vitest'
import { type ChatState, chatReducer, emptyChat } from '../../../src/features/chat/chat-state.ts'

const started = chatReducer(emptyChat, {
  kind: 'start',
  stored: undefined,
  greeting: 'Hola',
  now: 1_000,
})
const send = (state: ChatState, text: string, now: number) =>
  chatReducer(state, { kind: 'send', text, now })
const reply = (state: ChatState, now: number) =>
  chatReducer(state, { kind: 'reply', text: 'Gracias', now })

test('two messages of one millisecond have two ids', () => {
  const { messages } = send(send(started, 'Uno', 2_000), 'Dos', 2_000)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
})

test('every message gets a reply of its own', () => {
  const both = reply(reply(send(send(started, 'Uno', 2_000), 'Dos', 2_500), 3_000), 3_500)
  expect(both.messages.map(({ isUser }) => isUser)).toEqual([false, true, true, false, false])
  expect(both.repliesDue).toEqual([])
})
