/** A chat address that opens with a message already written. */
export function chatLink(address: string, message: string): string {
  const url = new URL(address)
  url.searchParams.set('text', message)
  return url.href
}
