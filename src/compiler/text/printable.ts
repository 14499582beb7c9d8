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
