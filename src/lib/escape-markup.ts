const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeCharacter = (character: string) => entities[character] ?? character

/** A text as it may stand between tags, of HTML or XML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, escapeCharacter)

/** A text as it may stand between double quotes, of HTML or XML. */
export const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, escapeCharacter)

/** JSON as it may stand in a script element: no character sequence can close it. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
