import { digestOf } from '../read/digest.ts'

/** The name of a body: SHA-256 of its HTML, first 16 hex digits. */
export const hashOfBody = (html: string | Uint8Array): string => digestOf(html).slice(0, 16)
