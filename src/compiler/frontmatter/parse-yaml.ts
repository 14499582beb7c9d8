import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml'
import { findInvisible } from '../../lib/invisible-characters.ts'
import { error, type LocalProblem } from '../problem.ts'
import { type Range, rangeIn } from '../text/range.ts'
import { checkDocument } from './check-document.ts'
import { rangeOf, type YamlSource } from './source.ts'
import { syntaxProblem } from './syntax-error.ts'

/** Where a value stands in its file, by its path in the data. */
export type Locate = (path: readonly PropertyKey[], part: 'key' | 'value') => Range

/** A value as it stands in the file, by its path in the data. */
export type Written = (path: readonly PropertyKey[]) => { text: string; range: Range } | undefined

export type Fields = Record<string, unknown>

export type ParsedYaml = {
  /** Absent when there are none, or problems. */
  data?: Fields | undefined
  locate: Locate
  written: Written
  problems: LocalProblem[]
}

/** No block of fields needs more, and every later stage may take it for granted. */
const maximumLength = 64 * 1024
const maximumLines = 2000

/** More problems than this help nobody. */
const mostProblems = 10

export const unread = (start: Range): Omit<ParsedYaml, 'problems'> => ({
  locate: () => start,
  written: () => undefined,
})

/**
 * Parses YAML into plain data with the place of each value. Dates stay strings; anchors, tags and
 * merge keys are refused, so nothing is ever expanded.
 *
 * @param start the place of the whole block
 */
export function parseYaml(text: string, start: Range): ParsedYaml {
  const refused = tooLarge(text, start)
  if (refused) return { ...unread(start), problems: [refused] }
  const document = parseDocument(text, {
    schema: 'core',
    version: '1.2',
    merge: false,
    stringKeys: true,
    // checkField tells of a name that comes twice, with the line of the first.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
  const source: YamlSource = { text, document }
  const problems = findInvisible(text, mostProblems).map(({ index, name }) =>
    error(rangeOf(source, index), {
      code: 'invisible-character',
      data: { name },
    }),
  )
  // Keys that are no words are told by checkField.
  const thrown = document.errors.find(({ code }) => code !== 'NON_STRING_KEY')
  if (thrown) problems.push(syntaxProblem(thrown, source))
  else problems.push(...checkDocument(source, mostProblems))
  return {
    // Only a mapping has no problem; without anything in it, it is nothing.
    data: problems.length > 0 ? undefined : ((document.toJS() as Fields | null) ?? undefined),
    locate: (path, part) => locate(source, path, part) ?? start,
    written: (path) => written(source, path),
    problems: problems.slice(0, mostProblems),
  }
}

type Spot = { key?: ParsedNode; value: ParsedNode | null }

/** The nodes on the way to a value, as far as they exist. */
function spotsAlong({ document }: YamlSource, path: readonly PropertyKey[]): Spot[] {
  const spots: Spot[] = []
  let node: ParsedNode | null = document.contents
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      spots.push({ key: pair.key as ParsedNode, value: pair.value as ParsedNode | null })
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (!item) break
      spots.push({ value: item as ParsedNode })
    } else break
    node = spots.at(-1)?.value ?? null
  }
  return spots
}

const isWritten = (node: ParsedNode | null): node is ParsedNode =>
  node !== null && node.range[1] > node.range[0]

/** The place of a value, or of its nearest owner. */
function locate(source: YamlSource, path: readonly PropertyKey[], part: 'key' | 'value') {
  const spots = spotsAlong(source, path)
  const { key, value } = spots.at(-1) ?? {}
  const isOwner = spots.length < path.length
  const node =
    (part === 'key' || isOwner ? key : undefined) ??
    (isWritten(value ?? null) ? value : key) ??
    value
  return node ? rangeOf(source, node.range[0], node.range[1]) : undefined
}

function written(source: YamlSource, path: readonly PropertyKey[]): ReturnType<Written> {
  const spots = spotsAlong(source, path)
  const value = spots.at(-1)?.value ?? null
  if (spots.length < path.length || !isWritten(value)) return undefined
  const text = source.text.slice(value.range[0], value.range[1]).trimEnd()
  return { text, range: rangeIn(source.text, value.range[0], value.range[0] + text.length) }
}

/** The problem of a block that is longer than the parser is asked to read. */
export function tooLarge(text: string, start: Range): LocalProblem | undefined {
  const isLarge =
    text.length > maximumLength || text.split('\n', maximumLines + 2).length > maximumLines + 1
  return isLarge ? error(start, { code: 'frontmatter-too-large' }) : undefined
}
