/** Encoded characters that a message may have in a link; phones drop longer ones. */
const maxLinkLength = 1500

/** How many characters a text takes in a chat link. */
const encodedLength = (text: string): number =>
  new URLSearchParams([['', text]]).toString().replaceAll('+', '%20').length - 1

/** A message as a link can carry it: whole, or its beginning with an ellipsis and then `ending`. */
export function fitLink(message: string, ending = ''): string {
  if (encodedLength(message) <= maxLinkLength) return message
  const close = `…${ending}`
  const room = maxLinkLength - encodedLength(close)
  let length = 0
  let end = 0
  for (const letter of message) {
    length += encodedLength(letter)
    if (length > room) break
    end += letter.length
  }
  return message.slice(0, end).trimEnd() + close
}
