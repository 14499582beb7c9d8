export type ChatMessage = {
  /** Derived from its time, but unique. */
  id: string
  text: string
  isUser: boolean
  timestamp: Date
}

/** Everything that is stored of the chat during a visit. */
export type ChatState = {
  messages: readonly ChatMessage[]
  isOpen: boolean
  /** Times of the pending replies, in milliseconds; one for each message sent. */
  repliesDue: readonly number[]
  /** A reply arrived while the panel was closed. */
  isUnread: boolean
  draft: string
}

/** How long the assistant takes to answer, in milliseconds. */
export const replyDelay = 1000

/** The chat as the server renders it, and before hydration. */
export const emptyChat: ChatState = {
  messages: [],
  isOpen: false,
  repliesDue: [],
  isUnread: false,
  draft: '',
}

export function canSend(text: string): boolean {
  return text.trim() !== ''
}

function append(state: ChatState, text: string, isUser: boolean, now: number): ChatState {
  // Two messages in the same millisecond still need different ids.
  const id = Math.max(now, Number(state.messages.at(-1)?.id ?? 0) + 1)
  const message = { id: String(id), text, isUser, timestamp: new Date(now) }
  return { ...state, messages: [...state.messages, message] }
}

/** The chat after the assistant's greeting, with which it begins. */
export const greeted = (greeting: string, now: number): ChatState =>
  append(emptyChat, greeting, false, now)

/**
 * The chat after the visitor has sent a text and a reply is due; unchanged if the text is blank.
 */
export function sent(state: ChatState, text: string, now: number): ChatState {
  if (!canSend(text)) return state
  const repliesDue = [...state.repliesDue, now + replyDelay]
  return { ...append(state, text.trim(), true, now), repliesDue }
}

/** The chat after the first pending reply. */
export function replied(state: ChatState, text: string, now: number): ChatState {
  const [first, ...repliesDue] = state.repliesDue
  if (first === undefined) return state
  return { ...append(state, text, false, now), repliesDue, isUnread: !state.isOpen }
}

export function saidByVisitor(messages: readonly ChatMessage[]): string[] {
  return messages.filter((message) => message.isUser).map((message) => message.text)
}
