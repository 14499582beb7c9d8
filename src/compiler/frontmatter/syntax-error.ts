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

/** How many lines above an error its cause is looked for. */
const reach = 5

/** The longest line that is rewritten: nobody has typed a longer one. */
const longest = 2_000

/** The most attempts at one error, each of which parses the whole text. */
const most = 60

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
  let attempts = 0
  for (const { whole, problem } of repairsNear(text, offset)) {
    const next = errorIn(whole)?.pos[0]
    if (next === undefined) return problem
    if (whole.length - next < below) better ??= problem
    if (++attempts === most) break
  }
  if (better) return better
  const isField = /^[^:]*$/.test(line) && /^\s*[^\s<{[-]/.test(line)
  return flag(rangeOf({ text }, offset, start + line.length), {
    code: isField ? 'yaml-colon' : 'yaml-syntax',
  })
}

/** The problems that an error may stand for, each with the text as its repair leaves it. */
function* repairsNear(text: string, offset: number) {
  for (const start of startsNear(text, lineAt(text, offset).start)) {
    const { line } = lineAt(text, start)
    const rest = text.slice(start + line.length)
    const [below = ''] = /^(?:\n +(?!- |\w+:(?:\s|$))\S.*)+/.exec(rest) ?? []
    const lines = text.slice(0, start).split('\n')
    const above = lines.filter((one) => /^\s*[^\s#]/.test(one))
    for (const attempt of attempts({ line, above, below, at: offset - start })) {
      const { fault, safe, isJoined, text: better } = attempt
      if (better === line) continue
      const end = start + line.length + (isJoined ? below.length : 0)
      const same = [...line, ''].findIndex((sign, index) => sign !== better[index])
      const margin = Math.min(line.search(/\S|$/), same)
      const repair = replace({ text }, start + margin, end, better.slice(margin), safe)
      const range = rangeOf(
        { text },
        start + (attempt.sign ?? same),
        attempt.sign ? undefined : end,
      )
      yield {
        problem: flag(range, { ...fault, repair }),
        whole: text.slice(0, start) + better + text.slice(end),
      }
    }
  }
}

/** Where the lines start that may be the cause of an error on a line, the likeliest first. */
function startsNear(text: string, place: number): Set<number> {
  const next = text.indexOf('\n', place) + 1
  const above = [...text.slice(0, place).matchAll(/^.*\n/gm)].reverse()
  // The parser takes a line without a colon for text, and stops at the field below it.
  const bare = above.slice(0, 1).filter(([line]) => /^ *\w+ [^:]*$/.test(line))
  // What stays open is noticed at the end of the text, however far below.
  const open = above.filter(([line]) => /(?:- |: ) *["'[{](?!.*["'\]}])/.test(line)).slice(0, 3)
  const starts = (lines: typeof above) => lines.map(({ index }) => index)
  const below = next > 0 ? [next] : []
  return new Set([...starts(bare), place, ...below, ...starts([...open, ...above.slice(0, reach)])])
}

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
  yield* indented(line, above)
  for (const [fault, pattern, text, safe] of rewritings)
    yield { fault, text: line.replace(pattern, text), safe }
  // Where a field has to follow.
  if (above.at(-1)?.endsWith(':') ?? true)
    yield { fault: colon, text: line.replace(/^(?: *[a-z]\w{0,40})(?= \S)/, '$&:') }
  if (/^[,\]}]/.test(line.slice(at)))
    yield { fault: extraSign, text: line.slice(0, at) + line.slice(at + 1) }
  yield* inQuotes(line, below)
}

/** Spaces and colons as they come from web pages and other keyboards. */
function* withPlainSigns(line: string): Generator<Attempt> {
  const [odd] = /[\u00a0\u202f\u2009\uff1a]/.exec(line) ?? []
  if (odd === undefined) return
  const plain = line.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/ *\uff1a */, ': ')
  const text = plain.replace(/^(\s*\w+) +:/, '$1:').replace(/^(\s*\w+:)(?=\S)/, '$1 ')
  const data = { ...nameOf(odd), correct: text.trim() }
  yield { fault: { code: 'look-alike', data }, text, safe: true }
}

/** A line with the indentation of one above it, the nearest first; or as an item of its list. */
function* indented(line: string, above: readonly string[]): Generator<Attempt> {
  const margin = line.search(/\S|$/)
  const isTab = line.slice(0, margin).includes('\t')
  // A dash without its space would become part of the item above it.
  const text = isTab ? line.slice(margin).replace(gluedDash, '- ') : line.slice(margin)
  const isItem = text.startsWith('- ')
  if (!isItem && !isTab && !/^\w+:(?: |$)/.test(text)) return
  const columns = above.map((one) => (isItem ? one.search(/\S/) : columnOf(one))).reverse()
  const inner = above.at(-1)?.endsWith(':') ? [(columns[0] ?? 0) + 2] : []
  const wanted = [...new Set([...inner, ...columns, 0])]
  if (!isTab) wanted.sort((a, b) => Math.abs(a - margin) - Math.abs(b - margin))
  for (const column of wanted) {
    const fault: Fault = isTab
      ? { code: 'yaml-tab', data: { width: column } }
      : { code: 'yaml-indent', data: { missing: column - margin } }
    yield { fault, text: ' '.repeat(column) + text, safe: isTab }
  }
  if (!isItem)
    for (const column of wanted.filter((one) => one > 1))
      yield { fault: list, text: `${' '.repeat(column - 2)}- ${text}` }
}

/** The column at which the text of a line begins, after the dashes of list items. */
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0

/** A line with its value in quotes: its items, all of it, or with the lines that continue it. */
function* inQuotes(line: string, below: string): Generator<Attempt> {
  const [, head = '', value = ''] = /^(\s*(?:- +)*(?:["']?\w+["']?: +)?)(.*?)\s*$/.exec(line) ?? []
  if (head.trim() === '') return
  const safe = !/^["'|>[{]/.test(value)
  const items = /^\[[^'"]*#[^'"]*\]$/.test(value) ? value.slice(1, -1).split(',') : []
  const texts = items.map((item) => yamlText(item.trim())).join(', ')
  if (texts) yield { fault: { code: 'yaml-comment' }, text: `${head}[${texts}]`, safe: true }
  const sign = signOf(value)
  yield {
    fault: needsQuotes(sign),
    text: head + yamlText(bare(value)),
    safe,
    ...(sign === ':' && { sign: head.length + value.search(/:(?: |$)/) }),
  }
  if (below === '') return
  const whole = `${value}${below.replace(/\s*\n\s*/g, ' ')}`
  if (/^["']|:(?: |$)/.test(whole))
    yield { fault: needsQuotes(signOf(whole)), text: head + yamlText(whole), safe, isJoined: true }
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
