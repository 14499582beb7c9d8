import type { z } from 'zod'
import type { Fields, Locate } from '../frontmatter/parse-yaml.ts'
import { findInProse } from '../markdown/lint/literal-markup/prose.ts'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { shorten } from '../text/printable.ts'
import { isFreeText, plainSchema, walkSchema } from './walk-schema.ts'

/** A warning about the text of some fields: which fields, when it applies, and what it says. */
type FieldRule = {
  names: RegExp
  find: (text: string, name: string) => Fault | '' | false | undefined
}

/** No agency charges a higher amount, even in pesos; more likely it has two zeros too many. */
const highestAmount = 10_000_000

/** In characters, the least and the most, and what search results show. */
const lengths = { title: [2, 80, 60], description: [4, 320, 160] } as const

export const looksLikeFileName = (text: string): boolean =>
  /^(?:IMG|DSC|PXL|DCIM|WhatsApp Image)[\w .-]*\d|^[\w -]+\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i.test(
    text.trim(),
  )

const rules: readonly FieldRule[] = [
  {
    names: /./,
    find(text, name) {
      const [written] =
        /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]{1,200}\]\([^)]{1,300}\)|^#{1,6} |&(?:[a-z]{2,8}|#\d{2,5});|<\/?[a-z][^<>]*>/i.exec(
          text,
        ) ?? []
      return written && { code: 'markup-in-field', data: { name, written: shorten(written) } }
    },
  },
  {
    names: /./,
    find(text, name) {
      const [, inner] = /^(?:“([^“”]+)”|‘([^‘’]+)’|"([^"]+)")$/.exec(text)?.filter(Boolean) ?? []
      return inner && { code: 'quoted-text', data: { name, inner: shorten(inner) } }
    },
  },
  {
    names: /alt$/i,
    find: (text) =>
      looksLikeFileName(text) && { code: 'file-name-as-alt', data: { text: shorten(text) } },
  },
  {
    names: /^phone$/,
    find: (text) => /^\D*\p{L}/u.test(text) && { code: 'no-phone', data: { text: shorten(text) } },
  },
  {
    names: /^(?:title|description)$/,
    find({ length }, name) {
      const [least, most, shown] = lengths[name as keyof typeof lengths]
      const data = { name, length, most, shown }
      return (length < least || length > most) && { code: 'text-length', data }
    },
  },
]

function faultsOfText(text: string, name: string): Fault[] {
  const byName = rules.flatMap(({ names, find }) => (names.test(name) && find(text, name)) || [])
  // Only prose of several words is checked; a character on its own is often a label.
  if (!text.includes(' ') && text.length <= 12) return byName
  return [...byName, ...findInProse(text).map(({ fault }) => fault)]
}

/** Warnings about the fields of one file that its schema accepts. */
export function lintFields(schema: z.ZodType, data: Fields, locate: Locate): LocalProblem[] {
  const problems: LocalProblem[] = []
  const report = (path: PropertyKey[], fault: Fault) =>
    problems.push(flag(locate(path, 'value'), fault, null))
  walkSchema(plainSchema(schema), data, (field, value, path) => {
    if (typeof value === 'number' && value > highestAmount && field.amount)
      report(path, { code: 'odd-amount', data: { amount: value } })
    if (typeof value !== 'string' || !isFreeText(field)) return
    // Items of a list go by the name of the list.
    const name = String(path.findLast((step) => typeof step === 'string'))
    for (const fault of faultsOfText(value, name)) report(path, fault)
  })
  if (data.imageAlt !== undefined && data.image === undefined)
    report(['imageAlt'], { code: 'alt-without-image' })
  return problems
}

/** `title: C # para todos`: YAML drops what follows the `#` without any message. */
const cut =
  /^(title|description|question|heading|name):[ \t]+[^'"#|>\s](?:[^#\n]*\S)?([ \t]+#[ \t][^\n]*)$/m

/** Warns of a text that a `#` cuts off; `source` is the whole file. */
export function findCutText(source: string, locate: Locate): LocalProblem[] {
  const [, name, lost] = cut.exec(source.slice(0, source.indexOf('\n---', 3))) ?? []
  if (name === undefined || lost === undefined) return []
  const { end } = locate([name], 'value')
  const range = { start: end, end: { line: end.line, column: end.column + lost.length } }
  return [flag(range, { code: 'cut-text', data: { name, lost: shorten(lost.trim()) } })]
}
