import { expect, test } from 'vitest'
import {
  type ChatState,
  canSend,
  chatReducer,
  emptyChat,
} from '../../../src/features/chat/chat-state.ts'

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

test('the chat starts with one message of the assistant, the greeting', () => {
  expect(started.messages).toEqual([
    { id: '1000', text: 'Hola', isUser: false, timestamp: new Date(1_000) },
  ])
})

test('a message has an id made of its time, its text, its side and its date', () => {
  expect(send(started, 'Hola', 2_000).messages[1]).toEqual({
    id: '2000',
    text: 'Hola',
    isUser: true,
    timestamp: new Date(2_000),
  })
})

test('two messages of one millisecond have two ids', () => {
  const { messages } = send(send(started, 'Uno', 2_000), 'Dos', 2_000)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3)
})

test('blank text cannot be sent', () => {
  for (const blank of ['', ' ', '\n\t ', '\u00a0']) {
    expect(canSend(blank)).toBe(false)
    expect(send(started, blank, 2_000)).toBe(started)
  }
})

test('every message gets a reply of its own', () => {
  const both = reply(reply(send(send(started, 'Uno', 2_000), 'Dos', 2_500), 3_000), 3_500)
  expect(both.messages.map(({ isUser }) => isUser)).toEqual([false, true, true, false, false])
  expect(both.repliesDue).toEqual([])
})
