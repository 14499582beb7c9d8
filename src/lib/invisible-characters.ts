/**
 * Invisible characters that change or hide text: control characters, direction marks (which make a
 * text read differently from how it is stored), zero-width spaces, tag characters and lone
 * surrogates. Line breaks, tabs and soft hyphens are permitted, and so are the joiners and tags
 * inside an emoji, which the first two alternatives consume.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is matched on its own.
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d)+(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0020}-\u{e007f}]+|([\u034f\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffd\u{e0000}-\u{e0fff}\p{Surrogate}])/gu

/** The replacement character, which programs write for bytes that they cannot decode. */
export const lostCharacter = 'U+FFFD'

/** The code point of a character: `U+200B`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Positions and names of the invisible characters in a text, at most `limit` of them. */
export function findInvisible(text: string, limit = 100): { index: number; name: string }[] {
  const found: { index: number; name: string }[] = []
  for (const { 1: character, index } of text.matchAll(invisible)) {
    if (character === undefined) continue
    found.push({ index, name: codeOf(character) })
    if (found.length === limit) break
  }
  return found
}

export function withoutInvisible(text: string): string {
  return text.replace(invisible, (whole, character?: string) => (character ? '' : whole))
}
