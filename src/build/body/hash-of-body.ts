import { createHash } from 'node:crypto'

/** The name of a body: SHA-256 of its HTML, first 16 hex digits. */
export const hashOfBody = (html: string | Uint8Array): string =>
  createHash('sha256').update(html).digest('hex').slice(0, 16)
