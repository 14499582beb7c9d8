/** A mailto address with a subject and a body already written. */
export function mailLink(address: string, subject: string, body: string): string {
  // Mail programs take a plus for a plus, so spaces are percent-encoded, and want CRLF.
  const encoded = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encoded}`
}
