/** Small helpers that put values and lists into Spanish sentences. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be printed raw.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Replaces what would move the cursor or hide in a terminal by a visible sign. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    character === '\t'
      ? ' '
      : `<U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )
}

/** Cuts a text for a message, never inside a surrogate pair. */
export function shorten(text: string, length = 40): string {
  const head = text.length > length * 4 ? text.slice(0, length * 4) : text
  const characters = [...head]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}

/** A value as a message shows it: `"Hola"`. */
export function quoted(value: unknown): string {
  if (typeof value === 'string') return `"${printable(shorten(value))}"`
  if (Array.isArray(value)) return 'una lista'
  if (typeof value === 'object' && value !== null) return 'varios campos'
  return String(value)
}

/** A word of the file's language as a message shows it: `` `title` ``. */
export function code(word: string): string {
  return `\`${printable(shorten(word, 60)).replaceAll('`', "'")}\``
}

const item = /^(.*)\[(\d+)\]$/

/** A field as a sentence mentions it: `` `title` ``, or `` el elemento 2 de `keywords` ``. */
export function mention(name: string): string {
  const [, list = '', number] = item.exec(name) ?? []
  if (number === undefined) return code(name)
  return `el elemento ${number} ${of(list)}`
}

/** The same after «de», which swallows the article. */
export const of = (name: string) => `de ${mention(name)}`.replace(/^de el /, 'del ')

/** The same at the beginning of a sentence. */
export const subject = (name: string) => mention(name).replace(/^e/, 'E')

/** The field that a list's item belongs to. */
export const fieldOf = (name: string): string => {
  const [, list] = item.exec(name) ?? []
  return list === undefined ? name : fieldOf(list)
}

/** `a, b o c`. */
export function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${/^h?o/i.test(last) ? 'u' : 'o'} ${last}`
}

/** `a, b y c`. */
export function allOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`
}

/** `1 error`, `3 errores`. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** A value as YAML can read it back on one line; in quotes when it needs them. */
export function yamlText(value: string): string {
  const plain =
    /^\d{4}-\d\d-\d\d$/.test(value) ||
    (/^[\p{L}\p{N}/¿¡][^\n:#"'`]*$/u.test(value) && !/^[\d.]|^(?:true|false|null)$/i.test(value))
  if (plain && value.trim() === value) return value
  return value.includes("'") && !/["\\]/.test(value)
    ? `"${value}"`
    : `'${value.replaceAll("'", "''")}'`
}
