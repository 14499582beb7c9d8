import { resolveReferences } from './xml-references.ts'

/** A piece of a drawing; `at` counts from the start of the text. */
export type SvgToken = { at: number } & (
  | { kind: 'open'; name: string; attributes: SvgAttribute[]; isEmpty: boolean }
  | { kind: 'close' }
  | { kind: 'text'; value: string | undefined }
  /** Nothing that drawings are made of; it is the last token. */
  | { kind: 'unknown' }
)

/** What a browser makes of a value; `undefined`: it holds an entity that XML alone does not know. */
export type SvgAttribute = { name: string; value: string | undefined; at: number }

/** At most one prefix, and plain letters alone. */
const name = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'

const declaration =
  /<\?xml\s+version\s*=\s*["']1\.\d["'](?:\s+encoding\s*=\s*["']utf-8["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/iy
const documentType =
  /<!DOCTYPE\s+svg(?:\s+PUBLIC\s+(?:"[^"]*"|'[^']*')\s+(?:"[^"]*"|'[^']*'))?\s*>/y
const openingName = new RegExp(`<(${name})`, 'y')
const attribute = new RegExp(`(\\s+)(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const openingEnd = /\s*(\/?)>/y
const closing = new RegExp(`</${name}\\s*>`, 'y')
const plainText = /[^<]+/y

/**
 * Splits a drawing as a browser's XML parser would, in one pass. It knows the part of XML that
 * drawings need and stops at anything else, so that nothing can be understood in two ways.
 */
export function* svgTokens(text: string): Generator<SvgToken> {
  let at = 0
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  /** What stands between two marks, when the first of them is here. */
  function readBetween(start: string, end: string): string | undefined {
    const from = at + start.length
    const close = text.startsWith(start, at) ? text.indexOf(end, from) : -1
    if (close === -1) return undefined
    at = close + end.length
    return text.slice(from, close)
  }

  /** XML knows no -- inside a comment, and readers disagree on what it would mean. */
  function readComment(): boolean {
    const from = at
    const isClosed = readBetween('<!--', '--') !== undefined && text[at] === '>'
    at = isClosed ? at + 1 : from
    return isClosed
  }

  function readText(from: number): SvgToken | undefined {
    const raw = readBetween('<![CDATA[', ']]>')
    if (raw !== undefined) return { kind: 'text', value: raw, at: from }
    const plain = read(plainText)
    return plain ? { kind: 'text', value: resolveReferences(plain[0]), at: from } : undefined
  }

  function readOpening(from: number): SvgToken | undefined {
    const opening = read(openingName)?.[1]
    if (opening === undefined) return undefined
    const attributes: SvgAttribute[] = []
    for (let start = at, found = read(attribute); found; start = at, found = read(attribute)) {
      const [, space = '', own = '', double, single = ''] = found
      const value = resolveReferences(double ?? single)
      attributes.push({ name: own, value, at: start + space.length })
    }
    const end = read(openingEnd)
    const isEmpty = end?.[1] === '/'
    return end ? { kind: 'open', name: opening, attributes, isEmpty, at: from } : undefined
  }

  read(declaration)
  while (at < text.length) {
    const from = at
    if (readComment() || read(documentType)) continue
    const token =
      readText(from) ?? (read(closing) ? { kind: 'close', at: from } : readOpening(from))
    yield token ?? { kind: 'unknown', at: from }
    if (!token) return
  }
}
