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
import { error, type LocalProblem } from '../problem.ts'
import { checkField } from './check-field.ts'
import { indentProblem } from './indentation.ts'
import { lineAt, quoteRest, rangeOf, type YamlSource } from './source.ts'
import { oddRoot } from './syntax-error.ts'

const deepest = 12
const most = 4000

type Report = (problem: LocalProblem) => void

/**
 * What YAML permits and fields may not be: anchors, tags and merge keys, so that nothing is ever
 * expanded, and what YAML reads without complaint but otherwise than it was meant.
 */
export function checkDocument(source: YamlSource, report: Report): void {
  const { document } = source
  const root = document.contents
  if (root === null) return
  if (!isMap(root)) {
    report(oddRoot(source, root.range[0]))
    return
  }
  /** The lines of the fields that each mapping has so far. */
  const seen = new WeakMap<YAMLMap.Parsed, Map<string, number>>()
  let values = 0

  visit(document, {
    Pair(index, _, ancestors) {
      const map = ancestors.at(-1) as YAMLMap.Parsed
      const lines = seen.get(map) ?? new Map<string, number>()
      seen.set(map, lines)
      const place = { map, index: Number(index), isItem: isSeq(ancestors.at(-2)) }
      return checkField(source, place, lines, report)
    },
    Node(key, anyNode, ancestors) {
      // Whatever the parser made knows its range.
      const node = anyNode as ParsedNode
      const level = ancestors.filter(isCollection).length
      if (key !== 'key' && (++values > most || level > deepest)) {
        report(
          error(
            rangeOf(source, node.range[0], node.range[1]),
            values > most
              ? { code: 'too-many-values', data: { most } }
              : { code: 'too-deep', data: { levels: deepest } },
          ),
        )
        return visit.BREAK
      }
      checkProperties(source, node, report)
      if (isScalar(node) && key !== 'key') {
        checkLostComment(source, node as Scalar.Parsed, report)
        if (typeof key === 'number') checkDashes(source, node as Scalar.Parsed, report)
      }
      return undefined
    },
  })
}

/** Aliases, anchors and tags; most often they are texts that begin with *, & or !. */
function checkProperties(source: YamlSource, node: ParsedNode, report: Report): void {
  const start = isAlias(node) ? node.range[0] : propertyStart(source, node)
  const sign = source.text[start] ?? ''
  const found = (code: 'yaml-alias' | 'yaml-anchor' | 'yaml-tag') => {
    // What stands on a line of its own is no text that somebody forgot to quote.
    const repair = /[*&!]/.test(sign) && { repair: quoteRest(source, start) }
    report(error(rangeOf(source, start, node.range[1]), { code, ...repair }))
  }
  if (isAlias(node)) found('yaml-alias')
  else if (node.anchor !== undefined) found('yaml-anchor')
  // The parser tags some values by itself.
  if (node.tag !== undefined && sign === '!') found('yaml-tag')
}

/** The offset of the anchor or tag in front of a node. */
function propertyStart({ text }: YamlSource, { range: [from], anchor, tag }: ParsedNode): number {
  if (anchor === undefined && tag === undefined) return from
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
      repair: quoteRest(source, isEmpty ? to : Math.max(from, start)),
    }),
  )
}
