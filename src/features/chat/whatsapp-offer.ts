import { chatLink } from '../../lib/chat-link.ts'
import { encodedLength, maxLinkLength } from '../../lib/link-length.ts'

/** A WhatsApp link with a prefilled message, which is cut with an ellipsis if it is too long. */
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
