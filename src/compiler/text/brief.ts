import { shorten } from './printable.ts'

/** A value as a sentence may mention it: plain data of bearable size. */
export type Brief = { kind: 'text' | 'literal' | 'list' | 'fields'; text: string }

/** What a sentence needs to know of a value. */
export function brief(value: unknown): Brief {
  if (typeof value === 'string') return { kind: 'text', text: shorten(value, 200) }
  if (Array.isArray(value)) return { kind: 'list', text: '' }
  if (typeof value === 'object' && value !== null) return { kind: 'fields', text: '' }
  return { kind: 'literal', text: String(value) }
}
