/** A mailto link with a prefilled subject and body. */
export function mailLink(address: string, subject: string, body: string): string {
  // Mail programs show `+` literally, so spaces are percent-encoded, and expect CRLF line ends.
  const encoded = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encoded}`
}
