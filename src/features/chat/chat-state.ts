export type ChatMessage = {
  /** Made of its time; no two messages share one. */
  id: string
  text: string
  isUser: boolean
  timestamp: Date
}

/** All that a visit remembers of its chat. */
export type ChatState = {
  messages: readonly ChatMessage[]
  isOpen: boolean
  /** Times at which the assistant will answer, in milliseconds; one for each message sent. */
  repliesDue: readonly number[]
  /** A reply arrived while the panel was closed. */
  isUnread: boolean
  draft: string
}

/** How long the assistant takes to answer, in milliseconds. */
export const replyDelay = 1000

/** The chat before the browser has taken over; also what the server renders. */
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
  // Two messages of one millisecond still need an identity each.
  const id = Math.max(now, Number(state.messages.at(-1)?.id ?? 0) + 1)
  const message = { id: String(id), text, isUser, timestamp: new Date(now) }
  return { ...state, messages: [...state.messages, message] }
}

/** The chat as it begins. */
export const greeted = (state: ChatState, greeting: string, now: number): ChatState =>
  append({ ...state, messages: [] }, greeting, false, now)

/** The chat after the visitor has sent a text, unless that is blank: a reply is due. */
export function sent(state: ChatState, text: string, now: number): ChatState {
  if (!canSend(text)) return state
  const repliesDue = [...state.repliesDue, now + replyDelay]
  return { ...append(state, text.trim(), true, now), repliesDue }
}

/** The chat after the first reply that was due. */
export function replied(state: ChatState, text: string, now: number): ChatState {
  const [first, ...repliesDue] = state.repliesDue
  if (first === undefined) return state
  return { ...append(state, text, false, now), repliesDue, isUnread: !state.isOpen }
}

export function saidByVisitor(messages: readonly ChatMessage[]): string[] {
  return messages.filter((message) => message.isUser).map((message) => message.text)
}
