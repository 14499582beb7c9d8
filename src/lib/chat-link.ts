/** A chat address that opens with a message already written. */
export function chatLink(address: string, message: string): string {
  const url = new URL(address)
  url.searchParams.set('text', message)
  // Some chat programs show a plus as a plus; a real one is %2B by now.
  return url.href.replaceAll('+', '%20')
}
