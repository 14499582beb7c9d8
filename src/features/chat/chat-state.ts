/** One message of the conversation. */
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
  /** What is typed but not sent. */
  draft: string
}

export type ChatAction =
  | { kind: 'start'; stored: ChatState | undefined; greeting: string; now: number }
  | { kind: 'type'; text: string }
  | { kind: 'send'; text: string; now: number }
  | { kind: 'reply'; text: string; now: number }
  | { kind: 'open' }
  | { kind: 'close' }

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

/** Whether a text says anything once it is trimmed. */
export function canSend(text: string): boolean {
  return text.trim() !== ''
}

function append(
  messages: readonly ChatMessage[],
  text: string,
  isUser: boolean,
  now: number,
): ChatMessage[] {
  // Two messages of one millisecond still need an identity each.
  const id = Math.max(now, Number(messages.at(-1)?.id ?? 0) + 1)
  return [...messages, { id: String(id), text, isUser, timestamp: new Date(now) }]
}

/** The chat after something happened; pure. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.kind) {
    case 'start':
      if (action.stored) return action.stored
      return { ...state, messages: append([], action.greeting, false, action.now) }
    case 'type':
      return { ...state, draft: action.text }
    case 'send':
      if (!canSend(action.text)) return state
      return {
        ...state,
        messages: append(state.messages, action.text.trim(), true, action.now),
        repliesDue: [...state.repliesDue, action.now + replyDelay],
      }
    case 'reply':
      if (state.repliesDue.length === 0) return state
      return {
        ...state,
        messages: append(state.messages, action.text, false, action.now),
        repliesDue: state.repliesDue.slice(1),
        isUnread: !state.isOpen,
      }
    case 'open':
      return { ...state, isOpen: true, isUnread: false }
    case 'close':
      return { ...state, isOpen: false }
  }
}

/** What the visitor has said since the conversation began. */
export function saidByVisitor(messages: readonly ChatMessage[]): string[] {
  return messages.filter((message) => message.isUser).map((message) => message.text)
}
