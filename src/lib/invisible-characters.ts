/**
 * Characters that nobody sees but that change or hide a text: controls, direction marks (a text
 * that reads otherwise than it is stored), zero-width spaces, tag characters and halves of pairs.
 * Permitted: line breaks, tabs, soft hyphens, and joiners and tags inside an emoji.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffd]|(?<![\p{Emoji}\ufe0f])\u200d|\u200d(?!\p{Emoji})|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu

/** Where invisible characters stand in a text, and which. */
export function findInvisible(text: string): { index: number; name: string }[] {
  return [...text.matchAll(invisible)].map(({ 0: character, index }) => ({
    index,
    name: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  }))
}

/** The text without its invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}
