import { codeOf } from '../../lib/invisible-characters.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be printed raw.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/**
 * Replaces characters that would move the cursor or be invisible in a terminal with visible ones.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    character === '\t' ? ' ' : `<${codeOf(character)}>`,
  )
}

/** Cuts a text for a message, never inside a surrogate pair. */
export function shorten(text: string, length = 40): string {
  const characters = [...text.slice(0, length * 4)]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

/** A value as a message may mention it: plain data of limited size. */
export type Brief = { kind: 'text' | 'literal' | 'list' | 'fields'; text: string }

/** What a message needs to know about a value. */
export function brief(value: unknown): Brief {
  if (typeof value === 'string') return { kind: 'text', text: shorten(value, 200) }
  if (Array.isArray(value)) return { kind: 'list', text: '' }
  if (typeof value === 'object' && value !== null) return { kind: 'fields', text: '' }
  return { kind: 'literal', text: String(value) }
}
