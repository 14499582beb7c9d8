import { chatLink } from '../../lib/chat-link.ts'

/** Characters that a message may take in a chat address; beyond them phones drop it. */
const longest = 1500

const encodedLength = (text: string) => new URLSearchParams([['', text]]).toString().length - 1

/** A WhatsApp address with the message written; one that is too long is cut, with a sign of it. */
export function whatsappOffer(address: string, message: string): string {
  const room = longest - encodedLength('…')
  let length = 0
  let end = 0
  for (const letter of message) {
    length += encodedLength(letter)
    if (length > room) break
    end += letter.length
  }
  return chatLink(address, end === message.length ? message : `${message.slice(0, end)}…`)
}
