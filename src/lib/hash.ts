import { createHash, hash } from 'node:crypto'

/** SHA-256 of a text or of bytes, in hex. */
export const hashOf = (content: string | Uint8Array): string => hash('sha256', content)

/** SHA-256 of several texts, each kept separate from the next, in hex. */
export function hashOfAll(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** The name of a body: SHA-256 of its HTML, first 16 hex digits. */
export const hashOfBody = (html: string | Uint8Array): string => hashOf(html).slice(0, 16)
