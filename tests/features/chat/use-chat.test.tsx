import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useChat } from '../../../src/features/chat/chat-context.tsx'

function Inside() {
  return <p>{useChat().state.messages.length}</p>
}

test('the chat used outside its provider is a developer error that names it', () => {
  expect(() => renderToString(<Inside />)).toThrow('useChat must be used within a <ChatProvider />')
})
