import type { YAMLError } from 'yaml'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { nameOf } from '../text/look-alikes.ts'
import { yamlText } from '../text/yaml-text.ts'
import { lineAt, rangeOf, replace } from './source.ts'

/** What an error of the parser says of itself. */
type ParserError = Pick<YAMLError, 'code'> & { pos: readonly number[] }

/** A line as its writer may have meant it. */
type Attempt = {
  fault: Fault
  text: string
  safe?: boolean
  /** Whether the text also contains the lines below that continue the value. */
  isJoined?: boolean
  /** The place of the fault in the line, where that is not all that the attempt changes. */
  sign?: number
}

/** An attempt in its text, and the problem that it stands for. */
type TextAttempt = {
  whole: string
  problem: LocalProblem
  /** How much of the text is below the attempt, where what stays open hides the errors in it. */
  left?: number
}

/** How many lines above an error its cause is looked for. */
const reach = 5

/** The longest line that is rewritten: nobody has typed a longer one. */
const longest = 2_000

/** The most characters that the attempts at one error give to the parser, which reads 5 in a µs. */
const mostParsed = 400_000

/**
 * Turns an error of the parser into a problem with a repair. The parser's own message says what it
 * found, seldom what was meant; so a line near the error is written as its writer may have meant it,
 * until the parser finds no error, or at least none on that line.
 *
 * @param errorIn the first error of a text
 */
export function syntaxProblem(
  text: string,
  { code, pos: [offset = 0] }: ParserError,
  errorIn: (text: string) => ParserError | undefined,
): LocalProblem {
  const { start, line } = lineAt(text, offset)
  if (code === 'RESOURCE_EXHAUSTION') return flag(rangeOf({ text }, start), { code: 'too-deep' })
  const below = text.length - start - line.length
  let better: LocalProblem | undefined
  let parsed = 0
  for (const { whole, problem, left } of repairsNear(text, offset)) {
    const next = errorIn(whole)?.pos[0]
    if (next === undefined) return problem
    if (whole.length - next < (left ?? below)) better ??= problem
    parsed += whole.length
    if (parsed > mostParsed) break
  }
  if (better) return better
  const isField = /^[^:]*$/.test(line) && /^\s*[^\s<{[-]/.test(line)
  return flag(rangeOf({ text }, offset, start + line.length), {
    code: isField ? 'yaml-colon' : 'yaml-syntax',
  })
}

/** A block that is indented with tabs alone, of which each stands for a level. */
function* withoutTabs(text: string) {
  const tabbed = [...text.matchAll(/^(\t+)(.*)$/gm)]
  const [first, last] = [tabbed[0], tabbed.at(-1)]
  if (!first || !last || /^ +\S/m.test(text)) return
  const [from, to] = [first.index, last.index + last[0].length]
  const lines = text.slice(from, to).split('\n')
  const spaced = lines.map((line) => {
    const margin = line.search(/[^\t]|$/)
    return '  '.repeat(margin) + line.slice(margin).replace(gluedDash, '- ')
  })
  const repair = replace({ text }, from, to, spaced.join('\n'), true)
  const data = { width: 2 * (first[1]?.length ?? 0) }
  yield {
    problem: flag(rangeOf({ text }, from), { code: 'yaml-tab', data, repair }),
    whole: text.slice(0, from) + repair.text + text.slice(to),
  }
}

/** The problems that an error may stand for, each with the text as its repair leaves it. */
function* repairsNear(text: string, offset: number): Generator<TextAttempt> {
  yield* withoutTabs(text)
  for (const { start, isOpen } of startsNear(text, lineAt(text, offset).start)) {
    const { line } = lineAt(text, start)
    const rest = text.slice(start + line.length)
    const [below = ''] = /^(?:\n +(?!- |#|[\p{L}\w][\p{L}\w-]*:(?:\s|$))\S.*)+/u.exec(rest) ?? []
    const lines = text.slice(0, start).split('\n')
    const above = lines.filter((one) => /^\s*[^\s#]/.test(one))
    for (const attempt of attempts({ line, above, below, at: offset - start })) {
      if (attempt.text === line) continue
      const end = start + line.length + (attempt.isJoined ? below.length : 0)
      yield {
        problem: problemOf({ text }, attempt, start, end),
        whole: text.slice(0, start) + attempt.text + text.slice(end),
        ...(isOpen && { left: text.length - end }),
      }
    }
  }
}

/** The problem that an attempt at the line at an offset stands for. */
function problemOf(source: { text: string }, attempt: Attempt, start: number, end: number) {
  const { line } = lineAt(source.text, start)
  const same = [...line, ''].findIndex((sign, index) => sign !== attempt.text[index])
  const margin = Math.min(line.search(/\S|$/), same)
  const better = attempt.text.slice(margin)
  const repair = replace(source, start + margin, end, better, attempt.safe)
  const from = start + (attempt.sign ?? same)
  return flag(rangeOf(source, from, attempt.sign ? undefined : end), { ...attempt.fault, repair })
}

/** The lines that may be the cause of an error on a line, the likeliest first. */
function startsNear(text: string, place: number): { start: number; isOpen?: boolean }[] {
  const next = text.indexOf('\n', place) + 1
  const above = [...text.slice(0, place).matchAll(/^.*\n/gm)].reverse()
  // The parser takes a line without a colon for text, and stops at the field below it.
  const bare = above.slice(0, 1).filter(([line]) => /^ *\p{L}[\p{L}\w-]* [^:]*$/u.test(line))
  // What stays open is noticed at the end of the text, however far below.
  const open = above.filter(([line]) => openValue.test(line)).slice(0, 3)
  const starts = (lines: typeof above) => lines.map(({ index: start }) => ({ start }))
  return [
    ...starts(bare),
    { start: place },
    ...(next > 0 ? [{ start: next }] : []),
    ...starts(open).map((line) => ({ ...line, isOpen: true })),
    ...starts(above.slice(0, reach)),
  ]
}

/** A line whose quote or bracket does not end on it. */
const openValue = /(?:- |: ) *(?:"[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/m

type Place = {
  line: string
  /** The lines above it that are not blank. */
  above: readonly string[]
  /** The lines below it that continue its value. */
  below: string
  /** The column of the error, which may be on another line. */
  at: number
}

/** The dash of an item that lacks its space. */
const gluedDash = /(?<=^\s*)-(?=[\p{L}¿¡"'“«])/u

const list: Fault = { code: 'yaml-list' }
const colon: Fault = { code: 'yaml-colon' }
const extraSign: Fault = { code: 'yaml-extra-sign' }
const imagePath: Fault = { code: 'image-path', data: { fault: 'path' } }
const unclosed: Fault = { code: 'yaml-bracket-unclosed' }

/** Changes of a whole line, the likeliest first. */
const rewritings: readonly [fault: Fault, pattern: RegExp, text: string, safe: boolean][] = [
  [list, /^(\s*)\* +/, '$1- ', true],
  [list, gluedDash, '- ', true],
  // An address has no space after its colon either.
  [colon, /^(\s*(?:- +)*[a-zA-Z]\w{0,40}):(?=[^\s/])/, '$1: ', true],
  [colon, /^(\s*[a-zA-Z]\w{0,40})\s*=\s*/, '$1: ', false],
  [extraSign, /(["']),\s*$/, '$1', true],
  [imagePath, /^(image: +)!\[[^\]]*\]\(([^\s()]+)\)\s*$/, '$1$2', false],
  [list, /(?<=: )(?:"[^"]*"|'[^']*')(?:, *(?:"[^"]*"|'[^']*'))+$/, '[$&]', false],
  [{ code: 'yaml-comma-missing' }, /;\s*|(?<=\{.*[^,{;\s])\s+(?=[a-zA-Z]\w*: )/g, ', ', false],
  [unclosed, /(?<=\[[^\]]*)$/, ']', false],
  [unclosed, /(?<=\{[^}]*)$/, '}', false],
]

/** What a line may have been meant to be. */
function* attempts({ line, above, below, at }: Place): Generator<Attempt> {
  if (line.length > longest) return
  yield* withPlainSigns(line)
  yield* amongNeighbours(line, above)
  yield* indented(line, above)
  for (const [fault, pattern, text, safe] of rewritings)
    yield { fault, text: line.replace(pattern, text), safe }
  if (/^[,\]}]/.test(line.slice(at)))
    yield { fault: extraSign, text: line.slice(0, at) + line.slice(at + 1) }
  const [, bracket] = /: *([[{])[^\]}]*$/.exec(line) ?? []
  if (bracket && below) {
    const closing = bracket === '[' ? ']' : '}'
    yield { fault: unclosed, text: `${line}${onOneLine(below)}${closing}`, isJoined: true }
  }
  yield* inQuotes(line, below)
  yield* continued(line, above)
}

const onOneLine = (below: string) => below.replace(/\s*\n\s*/g, ' ')

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

/** A line of text that goes on where the text above it begins. */
function* continued(line: string, above: readonly string[]): Generator<Attempt> {
  const [, margin = '', text] = /^( *)([\p{L}\p{N}].*)/u.exec(line) ?? []
  const neighbour = above.at(-1)
  if (!text || !neighbour) return
  const missing = columnOf(neighbour) - margin.length
  yield {
    fault: { code: 'yaml-indent', data: { missing } },
    text: ' '.repeat(columnOf(neighbour)) + text,
  }
}

/** The column at which the text of a line begins, after the dashes of list items. */
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0

/** A line with its value in quotes: its items, all of it, or with the lines that continue it. */
function* inQuotes(line: string, below: string): Generator<Attempt> {
  const [, head = '', value = ''] =
    /^(\s*(?:- +)*(?:["']?[\p{L}\w-]+["']?: +)?)(.*?)\s*$/u.exec(line) ?? []
  if (head.trim() === '' || /^[|>][-+\d]*$/.test(value)) return
  // What follows # may be a comment that nobody is to read.
  const isSafe = (text: string) => !/^["'|>[{]| #/.test(text)
  const items = /^\[[^'"]*#[^'"]*\]$/.test(value) ? value.slice(1, -1).split(',') : []
  const texts = items.map((item) => yamlText(item.trim())).join(', ')
  if (texts) yield { fault: { code: 'yaml-comment' }, text: `${head}[${texts}]`, safe: true }
  const sign = signOf(value)
  yield {
    fault: needsQuotes(sign),
    text: head + yamlText(bare(value)),
    safe: isSafe(value),
    ...(sign === ':' && { sign: head.length + value.search(/:(?: |$)/) }),
  }
  if (below === '') return
  const whole = value + onOneLine(below)
  if (/^["']|:(?: |$)/.test(whole))
    yield {
      fault: needsQuotes(signOf(whole)),
      text: head + yamlText(whole),
      safe: isSafe(whole),
      isJoined: true,
    }
}

const needsQuotes = (sign: string | undefined): Fault => ({
  code: 'yaml-quotes',
  data: sign === undefined ? {} : { sign },
})

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
