import { type Document, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml'
import { findInvisible } from '../../lib/invisible-characters.ts'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { lineRangeIn, type Range, rangeIn } from '../text/range.ts'
import { checkDocument, deepest, mostProblems } from './check-document.ts'
import { lineAt } from './source.ts'
import { syntaxProblem } from './syntax-error.ts'

/** The position of a value in its file, by its path in the data. */
export type Locate = (path: readonly PropertyKey[], part: 'key' | 'value') => Range

/** A value as written in the file, by its path in the data. */
export type Written = (path: readonly PropertyKey[]) => { text: string; range: Range } | undefined

export type Fields = Record<string, unknown>

export type ParsedYaml = {
  /** Absent when there are no fields, or when they have problems. */
  data?: Fields
  locate: Locate
  written: Written
  problems: LocalProblem[]
}

/** No frontmatter needs more, and every later stage may rely on it. */
const maximumLength = 64 * 1024
const maximumLines = 2000

/** What a block yields that cannot be read. */
export const unread = (start: Range, problems: LocalProblem[]): ParsedYaml => ({
  locate: () => start,
  written: () => undefined,
  problems,
})

/** Far more levels than any block has, and far fewer than overflow the parser's stack. */
const mostOpen = 100

/** The problem of a block with that many nested lists on one line, or nested brackets. */
function tooDeep(text: string): LocalProblem | undefined {
  let at = /^[ \t]*(?:[-?:][ \t]+){100}/m.exec(text)?.index
  let open = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (/[[{]/.test(bracket) ? 1 : -1))
    if (open > mostOpen) at ??= index
  }
  if (at === undefined) return undefined
  const fault: Fault = { code: 'too-deep', data: { levels: deepest } }
  return flag(lineRangeIn(text, lineAt(text, at).start), fault)
}

const read = (text: string) =>
  parseDocument(text, {
    // The default, but a file may request YAML 1.1, with its dates and merge keys.
    schema: 'core',
    merge: false,
    stringKeys: true,
    // checkField reports a repeated name, with the line of the first one.
    uniqueKeys: false,
    prettyErrors: false,
  })

/** The first error, if there is one; anything but fields is one. */
function errorIn(text: string, { errors, contents } = read(text)) {
  // checkField reports keys that are not strings.
  const thrown = errors.find(({ code }) => code !== 'NON_STRING_KEY')
  if (thrown || !contents || isMap(contents)) return thrown
  return { code: 'UNEXPECTED_TOKEN' as const, pos: contents.range }
}

/**
 * Parses YAML into plain data with the position of each value. Dates stay strings; anchors, tags
 * and merge keys are refused, so nothing is ever expanded.
 *
 * @param start the position of the whole block
 */
export function parseYaml(text: string, start: Range): ParsedYaml {
  const refused = tooLarge(text, start) ?? tooDeep(text)
  if (refused) return unread(start, [refused])
  const document = read(text)
  const problems = findInvisible(text, mostProblems).map(({ index, name }) =>
    flag(lineRangeIn(text, index), { code: 'invisible-character', data: { name } }),
  )
  const error = errorIn(text, document)
  if (error) problems.push(syntaxProblem(text, error, errorIn))
  else problems.push(...checkDocument(text, document))
  return {
    // Anything but a mapping has a problem; an empty block is null.
    data: problems.length > 0 ? undefined : ((document.toJS() as Fields | null) ?? undefined),
    locate(path, part) {
      const node = nodeAt(document, path, part)
      return node ? lineRangeIn(text, node.range[0], node.range[1]) : start
    },
    written(path) {
      const [from, to] = writtenAt(document, path)?.range ?? []
      if (from === undefined) return undefined
      const value = text.slice(from, to).trimEnd()
      return { text: value, range: rangeIn(text, from, from + value.length) }
    },
    problems: problems.slice(0, mostProblems),
  }
}

type Spot = { key?: ParsedNode; value: ParsedNode | null }

/** The nodes along the path to a value, as far as they exist. */
function spotsAlong(document: Document.Parsed, path: readonly PropertyKey[]): Spot[] {
  const spots: Spot[] = []
  let node: ParsedNode | null = document.contents
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      spots.push({ key: pair.key, value: pair.value })
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (!item) break
      spots.push({ value: item })
    } else break
    node = spots.at(-1)?.value ?? null
  }
  return spots
}

const isWritten = (node: ParsedNode | null): node is ParsedNode =>
  node !== null && node.range[1] > node.range[0]

/** The node of a value or of its name; where there is none, that of the nearest parent. */
function nodeAt(document: Document.Parsed, path: readonly PropertyKey[], part: 'key' | 'value') {
  const spots = spotsAlong(document, path)
  const { key, value } = spots.at(-1) ?? {}
  const isOwner = spots.length < path.length
  return (
    (part === 'key' || isOwner ? key : undefined) ??
    (isWritten(value ?? null) ? value : key) ??
    value
  )
}

/** The node of a value, unless nothing is written there. */
function writtenAt(document: Document.Parsed, path: readonly PropertyKey[]) {
  const spots = spotsAlong(document, path)
  const value = spots.at(-1)?.value ?? null
  return spots.length < path.length || !isWritten(value) ? undefined : value
}

/** The problem of a block that is too long to be parsed. */
export function tooLarge(text: string, start: Range): LocalProblem | undefined {
  const isLarge =
    text.length > maximumLength || text.split('\n', maximumLines + 2).length > maximumLines + 1
  return isLarge ? flag(start, { code: 'frontmatter-too-large' }) : undefined
}
