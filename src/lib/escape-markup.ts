const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeCharacter = (character: string) => entities[character] ?? character

/** Escapes a text for use between HTML or XML tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escapeCharacter)

/** The same of a sentence, with what is between backticks as code. */
export const escapeProse = (text: string): string =>
  escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** Escapes a text for use in a double-quoted HTML or XML attribute. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, escapeCharacter)

/** JSON for a script element: no character sequence in it can close the element. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
