const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeCharacter = (character: string) => entities[character] ?? character

/** Escapes a text for use between HTML or XML tags. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escapeCharacter)

/** Escapes a text for use in a double-quoted HTML or XML attribute. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, escapeCharacter)

/** JSON for a script element: no character sequence in it can close the element. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
