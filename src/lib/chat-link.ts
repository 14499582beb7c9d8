/** A chat URL that opens with a prefilled message. */
export function chatLink(address: string, message: string): string {
  const url = new URL(address)
  url.searchParams.set('text', message)
  // Some chat apps show `+` literally; a plus in the message is already encoded as %2B.
  return url.href.replaceAll('+', '%20')
}
