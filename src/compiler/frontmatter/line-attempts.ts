import type { Fault } from '../problem.ts'
import { nameOf } from '../text/look-alikes.ts'
import { yamlText } from './source.ts'

/** A line as its writer may have meant it. */
export type Attempt = {
  fault: Fault
  text: string
  safe?: boolean
  /** The place of the fault in the line, where that is not all that the attempt changes. */
  sign?: number
}

/** The longest line that is rewritten: nobody has typed a longer one. */
const longest = 2_000

/** The dash of an item that lacks its space. */
const gluedDash = /(?<=^\s*)-(?=[\p{L}¿¡"'“«])/u

const list: Fault = { code: 'yaml-list' }
const colon: Fault = { code: 'yaml-colon' }
const imagePath: Fault = { code: 'image-path', data: { fault: 'path' } }
const unclosed: Fault = { code: 'yaml-bracket-unclosed' }

/** Changes of a whole line, the likeliest first. */
const rewritings: readonly [fault: Fault, pattern: RegExp, text: string, safe: boolean][] = [
  [list, /^(\s*)\* +/, '$1- ', true],
  [list, gluedDash, '- ', true],
  // An address has no space after its colon either.
  [colon, /^(\s*(?:- +)*[a-zA-Z]\w{0,40}):(?=[^\s/])/, '$1: ', true],
  [colon, /^(\s*[a-zA-Z]\w{0,40})\s*=\s*/, '$1: ', false],
  [imagePath, /^(image: +)!\[[^\]]*\]\(([^\s()]+)\)\s*$/, '$1$2', false],
  [unclosed, /(?<=\[[^\]]*[^\],])$/, ']', false],
  [unclosed, /(?<=\{[^}]*[^},])$/, '}', false],
]

/**
 * What a line may have been meant to be.
 *
 * @param above the lines above it that are not blank
 */
export function* attempts(line: string, above: readonly string[]): Generator<Attempt> {
  if (line.length > longest) return
  yield* withPlainSigns(line)
  yield* amongNeighbours(line, above)
  yield* indented(line, above)
  for (const [fault, pattern, text, safe] of rewritings)
    yield { fault, text: line.replace(pattern, text), safe }
  yield* inQuotes(line)
}

/** Spaces and colons before a value as they come from web pages and other keyboards. */
function* withPlainSigns(line: string): Generator<Attempt> {
  const [head] = /^[\s-]*(?:[\p{L}\w-]+\s*[:\uff1a]\s*)?/u.exec(line) ?? ['']
  const [odd] = /[\u00a0\u202f\u2009\uff1a]/.exec(head) ?? []
  if (odd === undefined) return
  const plain = head.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/ *\uff1a */, ': ')
  const spaced = plain.replace(/ +:/, ':').replace(/:$/, ': ')
  const text = spaced + line.slice(head.length)
  const data = { ...nameOf(odd), correct: text.trim() }
  yield { fault: { code: 'look-alike', data }, text, safe: true }
}

/** A line as an item or a field like the line above, where it is neither. */
function* amongNeighbours(line: string, above: readonly string[]): Generator<Attempt> {
  const [margin = ''] = /^ */.exec(line) ?? []
  const text = line.slice(margin.length)
  const neighbour = above.at(-1) ?? ''
  const [dash = ''] = /^ *- /.exec(neighbour) ?? []
  // In the first column it may also be a field, or text that goes on.
  if (margin && margin.length < dash.length && !/^[-\t]/.test(text) && !field.test(text))
    yield { fault: list, text: dash + text }
  if (/^$|:$/.test(neighbour) || (margin && columnOf(neighbour) === margin.length))
    yield { fault: colon, text: margin + text.replace(/^[a-z]\w{0,40}(?= [^\s=])/, '$&:') }
}

const field = /^[\p{L}\w][\p{L}\w-]*:(?: |$)/u

/** A line with the indentation of one above it, the likeliest first; or as an item of its list. */
function* indented(line: string, above: readonly string[]): Generator<Attempt> {
  const margin = line.search(/\S|$/)
  const width = line.slice(0, margin).replaceAll('\t', '  ').length
  const isTab = width !== margin
  // A dash without its space would become part of the item above it.
  const text = isTab ? line.slice(margin).replace(gluedDash, '- ') : line.slice(margin)
  const isItem = text.startsWith('- ')
  const isField = field.test(text)
  if (!isItem && !isField && !isTab) return
  const columns = above.map((one) => (isItem ? one.search(/\S/) : columnOf(one))).reverse()
  const inner = above.at(-1)?.endsWith(':') ? [(columns[0] ?? 0) + 2] : []
  const near = [...inner, ...columns]
  const wanted = [...new Set([...near, 0])]
  wanted.sort((a, b) => Math.abs(a - width) - Math.abs(b - width))
  for (const column of wanted) {
    const fault: Fault = isTab
      ? { code: 'yaml-tab', data: { width: column } }
      : { code: 'yaml-indent', data: { missing: column - margin } }
    // Elsewhere a tab may stand for more than one level.
    const safe = isTab && column === width && column === near[0]
    yield { fault, text: ' '.repeat(column) + text, safe }
  }
  if (isField)
    for (const column of wanted.filter((one) => one > 1))
      yield { fault: list, text: `${' '.repeat(column - 2)}- ${text}` }
}

/** The column at which the text of a line begins, after the dashes of list items. */
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0

/** A line with its value in quotes. */
function* inQuotes(line: string): Generator<Attempt> {
  const [, head = '', value = ''] =
    /^(\s*(?:- +)*(?:["']?[\p{L}\w-]+["']?: +)?)(.*?)\s*$/u.exec(line) ?? []
  if (head.trim() === '' || /^[|>][-+\d]*$/.test(value)) return
  // Brackets with a fault inside, and texts in a row, are meant as they are.
  if (/^\[[^\]]*\]*$|^\{.*\}$|^"[^"]*" *,/.test(value)) return
  const sign = signOf(value)
  yield {
    fault: { code: 'yaml-quotes', data: sign === undefined ? {} : { sign } },
    text: head + yamlText(bare(value)),
    // What follows # may be a comment that nobody is to read.
    safe: !/^["'|>[{]| #/.test(value),
    ...(sign === ':' && { sign: head.length + value.search(/:(?: |$)/) }),
  }
}

/** The sign for which a value needs quotes; without one it has quotes that are wrong. */
function signOf(value: string): string | undefined {
  const [first] = /^(?:[[\]{}*&!|>%@`]|[-?](?= ))/.exec(value) ?? []
  return first ?? /^[^"'“”„«‘’].*?(:)(?: |$)/.exec(value)?.[1]
}

/** A value without the quotes around it, which may be others than YAML's. */
function bare(value: string): string {
  const [, both] = /^["'“”„«‘’](.*)["'“”»‘’]$/.exec(value) ?? []
  const [, open] = /^["'“«‘]([^"'“”»’]*)$/.exec(value) ?? []
  return both ?? open ?? value
}
