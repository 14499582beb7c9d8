import type { z } from 'zod'
import { type FieldSchema, isFreeText, plainSchema, walkSchema } from '../fields/walk-schema.ts'
import type { Written } from '../frontmatter/parse-yaml.ts'
import { propSchema } from '../markdown/lint/check-props.ts'
import { lineRangeIn, type Point, type Range } from '../text/range.ts'

export type UnknownWord = {
  word: string
  range: Range
  /** How many more times it occurs. */
  more: number
  /** Whether it may be a name: it occurs only at the beginning of sentences, always capitalised. */
  isName: boolean
}

/** The parts of a file to spell check; `body` has blank lines in place of the frontmatter. */
type Text = { schema: z.ZodType; data?: unknown; written: Written; body?: string }

/** The words of a file that are not in the dictionary, each once. */
export function findUnknown(
  { schema, data, written, body = '' }: Text,
  has: (word: string) => boolean,
): UnknownWord[] {
  const found = new Map<string, UnknownWord>()
  const note = (text: string, start: Point) => {
    for (const { word, index, width, isFirst } of wordsIn(text)) {
      const isName = /^\p{Lu}/u.test(word)
      const key = word.toLowerCase()
      // `Casa`, `casa` and `casa-taller`.
      if ((isName && !isFirst) || has(word) || key.split('-').every(has)) continue
      const before = found.get(key)
      if (before) before.more += 1
      else {
        const range = lineRangeIn(text, index, index + width, start)
        found.set(key, { word, range, more: 0, isName })
      }
      if (before && !isName) before.isName = false
    }
  }
  walkSchema(plainSchema(schema), data, (field, value, path) => {
    const place = isProse(field, value, path) ? written(path) : undefined
    if (place) note(withoutCode(place.text), place.range.start)
  })
  note(withoutCode(body), { line: 1, column: 1 })
  return [...found.values()]
}

/** Fields that hold names, or search terms, which people type without accents. */
const names = /^(?:id|icon|plan|keywords|aliases|address|email|phone|kind|tag|brand|file|code)$/

function isProse(
  field: FieldSchema | undefined,
  value: unknown,
  path: readonly PropertyKey[],
): boolean {
  if (typeof value !== 'string' || !isFreeText(field)) return false
  return !path.some((step) => names.test(String(step)))
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

// A pattern that may begin at each sign looks ahead only so far, and one that begins with a run of
// signs begins only at its start: otherwise the time would grow with the square of the text.
/**
 * Everything but prose: code, comments, addresses, entities, footnote names, citation marks of
 * chats.
 */
const code = [
  /^[ \t>]*(`{3,}(?=[^`\n]*\n)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))/gm,
  /\{[^{}]*\}/g,
  /(?:&lt;|\\?<)[ \t]*\/?[A-Z][^<>\n]{0,500}?(?:>|&gt;)/g,
  /(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?[^`]\1(?!`)/g,
  /\]\([^)\n]{0,2000}\)|\]\[[^\]\n]*\]|\[\^[^\]\n]{0,200}\]|^\[[^\]\n]+\]:.*$/gm,
  /【[^】\n]{0,200}】|\ue200[^\ue201\n]{0,200}\ue201|\[!\w+\]|\[\/?[a-z][\w-]*(?:\s[^[\]\n]*)?\](?![([:])/g,
  /(?:lorem ipsum|dolor sit amet)[^\n]*/gi,
  // What UTF-8 looks like in a program that reads it as something else.
  /(?<!\S)\S*[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u02dc\u2020-\u203a\u20ac\u2122]\S*/g,
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\p{L}\p{N}])\/[\w/#-]+|(?<!\S)\S*&#?\w+;\S*/gu,
  // What has a warning of its own: names of emojis, odd letters, words cut in two.
  /:[a-z_]+:|(?<!\S)\S*[\u{1d400}-\u{1d7ff}\ufb00-\ufb06]\S*|\p{L}{3,40}-\n\p{Ll}{2,40}/gu,
]

/** The text with everything but prose blanked out; every word keeps its position. */
function withoutCode(text: string): string {
  const prose = text.replace(/<(\/?)([A-Za-z]\w*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g, withoutTag)
  return code.reduce((left, pattern) => left.replace(pattern, blank), prose)
}

/** A tag with everything blanked out but the attributes that visitors read. */
function withoutTag(_: string, slash: string, name: string, attributes: string): string {
  const said = attributes.replace(
    /(\w+)=("[^"]*"|'[^']*')|[^\s\w]|\w+/g,
    (written, key = '', value = '') =>
      isProse(propSchema(name, key), value, [key])
        ? `${' '.repeat(written.length - value.length)} ${value.slice(1, -1)} `
        : blank(written),
  )
  return `${' '.repeat(1 + slash.length + name.length)}${said} `
}

/** Letters with whatever is attached to them: `index.ts` and `2x` are not words. */
const token = /[\p{L}\p{M}\p{N}_'’\u00ad]+(?:[./@#&+\u2011-][\p{L}\p{N}_]+)*/gu

/** Brands and abbreviations have capitals inside; words of two letters are too short to check. */
const word = /^(?:\p{L}-)?\p{L}\p{Ll}{2,}(?:-\p{Ll}+)*$/u

/** What precedes the first word of a sentence, a line or a quotation. */
const opening = /(?:^|[.!?…:;|\n])[\s*_>#|•–—"“”«»'‘’¿¡([\]\d.)-]*$|["“«‘¿¡(]\s*[*_]*$/u

/** `Tomás Rivadeneira` is a name, even at the beginning of a sentence. */
const surname = /^ \p{Lu}\p{Ll}/u

/** A word, with its width in the text, where it may be hyphenated or have its accents apart. */
type Found = { word: string; index: number; width: number; isFirst: boolean }

function* wordsIn(text: string): Generator<Found> {
  for (const { 0: written, index } of text.matchAll(token)) {
    const found = written.normalize('NFC').replaceAll('\u00ad', '').replaceAll('\u2011', '-')
    if (!word.test(found)) continue
    const before = text.slice(Math.max(0, index - 40), index)
    const isFirst = opening.test(before) && !surname.test(text.slice(index + written.length))
    yield { word: found, index, width: written.length, isFirst }
  }
}
