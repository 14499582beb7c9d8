/** Characters of Windows-1252 that stand elsewhere in Unicode, from 0x80 on. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** `Ã³` → `ó`: a text in UTF-8 that a program took for Windows-1252. */
export function readMojibake(text: string): string | undefined {
  const bytes = Array.from(text, (sign) => {
    const at = upper.indexOf(sign)
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at
  })
  // The last signs may belong to the text that follows.
  for (let length = bytes.length; length > 1; length -= 1)
    try {
      const read = new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(bytes.slice(0, length)),
      )
      return read + text.slice(length)
    } catch {}
  return undefined
}
