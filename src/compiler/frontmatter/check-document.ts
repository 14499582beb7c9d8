import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { type Cause, error, type LocalProblem } from '../problem.ts'
import { checkField } from './check-field.ts'
import { indentProblem } from './indentation.ts'
import { lineAt, quoteRest, rangeOf, type YamlSource } from './source.ts'
import { oddRoot } from './syntax-error.ts'

const deepest = 12

type Report = (problem: LocalProblem) => void

/**
 * What YAML permits and fields may not be: anchors, tags and merge keys, so that nothing is ever
 * expanded, and what YAML reads without complaint but otherwise than it was meant.
 *
 * @returns at least the first `limit` problems
 */
export function checkDocument(source: YamlSource, limit: number): LocalProblem[] {
  const root = source.document.contents
  if (root === null) return []
  if (!isMap(root)) return [oddRoot(source, root.range[0])]
  const problems: LocalProblem[] = []
  const report: Report = (problem) => problems.push(problem)

  visit(source.document, {
    Pair(index, _, ancestors) {
      if (problems.length >= limit) return visit.BREAK
      const map = ancestors.at(-1) as YAMLMap.Parsed
      const isItem = isSeq(ancestors.at(-2))
      return checkField(source, { map, index: Number(index), isItem }, report)
    },
    Node(key, anyNode, ancestors) {
      // Whatever the parser made knows its range.
      const node = anyNode as ParsedNode
      checkProperties(source, node, report)
      if (key === 'key') return undefined
      if (ancestors.length > deepest && ancestors.filter(isCollection).length > deepest) {
        const cause: Cause = { code: 'too-deep', data: { levels: deepest } }
        report(error(rangeOf(source, node.range[0], node.range[1]), cause))
        return visit.BREAK
      }
      if (isScalar(node)) {
        checkLostComment(source, node as Scalar.Parsed, report)
        if (typeof key === 'number') checkDashes(source, node as Scalar.Parsed, report)
      }
      return undefined
    },
  })
  return problems
}

/** Aliases, anchors and tags; most often they are texts that begin with *, & or !. */
function checkProperties(source: YamlSource, node: ParsedNode, report: Report): void {
  if (!isAlias(node) && node.anchor === undefined && node.tag === undefined) return
  const start = isAlias(node) ? node.range[0] : propertyStart(source, node)
  const sign = source.text[start] ?? ''
  // What stands on a line of its own is no text that somebody forgot to quote, and in brackets the
  // rest of the line is more than the text.
  const { start: from, line } = lineAt(source.text, start)
  const isWhole = !/[[{]/.test(line.slice(0, start - from))
  // The parser tags some values by itself.
  if (!/[*&!]/.test(sign)) return
  const repair = isWhole && { repair: quoteRest(source, start, true) }
  const range = rangeOf(source, start, node.range[1])
  report(error(range, { code: 'yaml-needs-quotes', data: { sign }, ...repair }))
}

function propertyStart({ text }: YamlSource, { range: [from] }: ParsedNode): number {
  const { start, line } = lineAt(text, from)
  const found = /(?:^|[\s:[{,-])([&!])/.exec(line.slice(0, from - start + 1))
  return found ? start + found.index + found[0].length - 1 : from
}

/** `- uno` and below it, one space further, `- dos`: to YAML a single text. */
function checkDashes(source: YamlSource, { type, range }: Scalar.Parsed, report: Report): void {
  if (type !== 'PLAIN') return
  const dash = /\n *(?=- )/.exec(source.text.slice(range[0], range[1]))
  if (dash) report(indentProblem(source, range[0] + dash.index + dash[0].length))
}

/** `title: Los #1 de México` would silently lose its end, and `title: #1` all of it. */
function checkLostComment(source: YamlSource, node: Scalar.Parsed, report: Report): void {
  const [from, to] = node.range
  const isEmpty = to === from
  const isText = node.type === 'PLAIN' && typeof node.value === 'string'
  if (!isText && !(node.value === null && isEmpty)) return
  const { start, line } = lineAt(source.text, to)
  const hash = /^\s*#\S/.exec(line.slice(to - start))
  if (!hash) return
  const sign = to + hash[0].length - 2
  report(
    error(rangeOf(source, sign, start + line.length), {
      code: 'yaml-comment',
      data: { inList: false },
      repair: quoteRest(source, isEmpty ? to : Math.max(from, start), true),
    }),
  )
}
