import { readVisit, writeVisit } from '../../lib/visit-storage.ts'
import type { ChatMessage, ChatState } from './chat-state.ts'

/** Key in session storage: the chat lasts as long as the visit. */
const storageKey = 'lumbre-chat'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parseMessage(value: unknown): ChatMessage | undefined {
  if (!isObject(value)) return undefined
  const { id, text, isUser, timestamp } = value
  if (typeof id !== 'string' || !/^\d+$/.test(id)) return undefined
  if (typeof text !== 'string' || typeof isUser !== 'boolean') return undefined
  const date = new Date(String(timestamp))
  return Number.isNaN(date.getTime()) ? undefined : { id, text, isUser, timestamp: date }
}

/** Checks a stored chat; undefined if the value is not one. */
function parseChat(value: unknown): ChatState | undefined {
  if (!isObject(value) || !Array.isArray(value.messages)) return undefined
  const messages = value.messages.map(parseMessage).filter((message) => message !== undefined)
  if (messages.length === 0 || messages.length !== value.messages.length) return undefined
  const due = Array.isArray(value.repliesDue) ? value.repliesDue : []
  return {
    messages,
    isOpen: value.isOpen === true,
    repliesDue: due.filter((time) => typeof time === 'number'),
    isUnread: value.isUnread === true,
    draft: typeof value.draft === 'string' ? value.draft : '',
  }
}

export const readChat = (): ChatState | undefined => parseChat(readVisit(storageKey))

export const writeChat = (state: ChatState): void => writeVisit(storageKey, state)
