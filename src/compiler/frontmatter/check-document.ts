import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { lineRangeIn } from '../text/range.ts'
import { lineAt, quoteRest, replace } from './source.ts'

/** The deepest nesting of fields and lists. */
export const deepest = 12

/** More problems than this help nobody. */
export const mostProblems = 10

type Report = (problem: LocalProblem) => void

/**
 * Reports what YAML permits and fields do not: anchors, tags and merge keys, so that nothing is
 * ever expanded, and what YAML accepts but reads differently from what was meant.
 *
 * @returns at least the first problems, up to `mostProblems`
 */
export function checkDocument(source: string, document: Document.Parsed): LocalProblem[] {
  if (document.contents === null) return []
  const problems: LocalProblem[] = []
  const report: Report = (problem) => problems.push(problem)

  visit(document, {
    Pair(_, pair, ancestors) {
      if (problems.length >= mostProblems) return visit.BREAK
      const map = ancestors.at(-1) as YAMLMap.Parsed
      const isItem = isSeq(ancestors.at(-2))
      return checkField(source, map, pair as Field, isItem, report)
    },
    Node(key, anyNode, ancestors) {
      // Every node that the parser made has a range.
      const node = anyNode as ParsedNode
      checkProperties(source, node, report)
      if (key === 'key') return undefined
      if (ancestors.length > deepest && ancestors.filter(isCollection).length > deepest) {
        const fault: Fault = { code: 'too-deep', data: { levels: deepest } }
        report(flag(lineRangeIn(source, node.range[0], node.range[1]), fault))
        return visit.BREAK
      }
      if (isScalar(node)) {
        checkLostComment(source, node, report)
        if (typeof key === 'number') checkDashes(source, node, report)
      }
      return undefined
    },
  })
  return problems
}

/** Reports aliases, anchors and tags; most of them are texts that begin with *, & or !. */
function checkProperties(source: string, node: ParsedNode, report: Report): void {
  if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return
  const start = isAlias(node) ? node.range[0] : propertyStart(source, node)
  const [found] = /^[*&!]/.exec(source.slice(start, start + 1)) ?? []
  // The parser tags lists and fields by itself; the tag of a value may stand above it.
  if (!found && !isScalar(node)) return
  // Inside brackets the rest of the line is more than the text.
  const { start: from, line } = lineAt(source, start)
  const isWhole = !/[[{]/.test(line.slice(0, start - from))
  const repair = isWhole && found ? quoteRest(source, start) : undefined
  const range = lineRangeIn(source, start, node.range[1])
  report(flag(range, { code: 'yaml-quotes', data: { sign: found ?? '!' }, repair }))
}

/** Where the tag or anchor of a value begins. */
function propertyStart(source: string, { range: [from] }: ParsedNode): number {
  const { start, line } = lineAt(source, from)
  const found = /(?:^|[\s:[{,-])([&!])/.exec(line.slice(0, from - start + 1))
  return found ? start + found.index + found[0].length - 1 : from
}

/** `- uno` and below it, indented by one more space, `- dos`: YAML reads a single text. */
function checkDashes(source: string, { type, range }: Scalar.Parsed, report: Report): void {
  if (type !== 'PLAIN') return
  const dash = /\n *(?=- )/.exec(source.slice(range[0], range[1]))
  if (!dash) return
  const { start, line } = lineAt(source, range[0] + dash.index + dash[0].length)
  const column = /^[ -]*(?=- )/.exec(lineAt(source, range[0]).line)?.[0].length ?? 0
  const item = start + line.search(/\S/)
  const repair = replace(source, start, item, ' '.repeat(column))
  const data = { missing: column - (item - start) }
  report(
    flag(lineRangeIn(source, item, start + line.length), { code: 'yaml-indent', data, repair }),
  )
}

/**
 * Reports `title: Los #1 de México`, which would silently lose its end, and `title: #1`, which
 * would lose its whole value.
 */
function checkLostComment(source: string, node: Scalar.Parsed, report: Report): void {
  const [from, to] = node.range
  const isEmpty = to === from
  const isText = node.type === 'PLAIN' && typeof node.value === 'string'
  if (!isText && !(node.value === null && isEmpty)) return
  const { start, line } = lineAt(source, to)
  const hash = /^\s*#\S/.exec(line.slice(to - start))
  if (!hash) return
  const sign = to + hash[0].length - 2
  report(
    flag(lineRangeIn(source, sign, start + line.length), {
      code: 'yaml-comment',
      repair: quoteRest(source, isEmpty ? to : Math.max(from, start)),
    }),
  )
}

type Field = YAMLMap.Parsed['items'][number]

/** Checks the name of a field, and numbers that braces split. Returns where `visit` is to go on. */
function checkField(
  source: string,
  map: YAMLMap.Parsed,
  field: Field,
  isItem: boolean,
  report: Report,
): symbol | undefined {
  const first = map.items.find((other) => nameOf(other) === nameOf(field))
  const [from, to] = field.key.range[1] > field.key.range[0] ? field.key.range : map.range
  const problem =
    oddName(source, field) ??
    numberComma(source, map, field) ??
    (first && first !== field
      ? flag(lineRangeIn(source, from, to), {
          code: 'duplicate-key',
          data: {
            name: nameOf(field),
            line: lineRangeIn(source, first.key.range[0]).start.line,
            inList: isItem && !map.flow,
          },
        })
      : undefined)
  if (!problem) return undefined
  report(problem)
  return visit.SKIP
}

const nameOf = ({ key }: Field) => (isScalar(key) ? String(key.value) : '')

/** Reports a key that cannot be the name of a field. */
function oddName(source: string, { key }: Field): LocalProblem | undefined {
  const [from, to] = key.range
  if (!isScalar(key)) return flag(lineRangeIn(source, from, to), { code: 'yaml-syntax' })
  const name = String(key.value)
  // Schemas ignore this key silently.
  return name === '__proto__'
    ? flag(lineRangeIn(source, from, to), { code: 'unknown-field', data: { name, fields: [] } })
    : undefined
}

/**
 * `{ maximum: 1,000 }` is read as two fields, `maximum: 1` and an empty `000`. Each piece of a larger
 * number reports the whole number; problems are listed without duplicates.
 */
function numberComma(source: string, map: YAMLMap.Parsed, field: Field): LocalProblem | undefined {
  const [from] = field.key.range
  const { start, line } = lineAt(source, from)
  const [, before] = /[\s:]([\d,]*\d,)$/.exec(line.slice(0, from - start)) ?? []
  const [after] = /^\d+(?:,\d+)*(?=\s*[,}])/.exec(line.slice(from - start)) ?? []
  if (!map.flow || before === undefined || after === undefined) return undefined
  const [first, to] = [from - before.length, from + after.length]
  const value = before + after
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(value)
  return flag(lineRangeIn(source, first, to), {
    code: 'yaml-number-comma',
    data: { isThousands },
    repair: replace(source, first, to, value.replaceAll(',', isThousands ? '' : '.')),
  })
}
