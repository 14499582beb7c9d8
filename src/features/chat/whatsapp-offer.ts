import { chatLink } from '../../lib/chat-link.ts'
import { encodedLength, maxLinkLength } from '../../lib/link-length.ts'

/** A WhatsApp address with the message written; one that is too long is cut, with a sign of it. */
export function whatsappOffer(address: string, message: string): string {
  const room = maxLinkLength - encodedLength('…')
  let length = 0
  let end = 0
  for (const letter of message) {
    length += encodedLength(letter)
    if (length > room) break
    end += letter.length
  }
  return chatLink(address, end === message.length ? message : `${message.slice(0, end)}…`)
}
