import { isCollection, isScalar, type Range as NodeRange, visit, type YAMLError } from 'yaml'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { yamlText } from '../text/yaml-text.ts'
import { colonProblem, needsQuotes } from './colons.ts'
import { indentProblem, tabProblem } from './indentation.ts'
import { lineAt, quoteRest, rangeOf, replace, type YamlSource } from './source.ts'
import { usualMistake } from './usual-mistakes.ts'

/** Turns an error of the parser into a problem at the place where the writer can repair it. */
export function syntaxProblem(thrown: YAMLError, source: YamlSource): LocalProblem {
  const [from, to] = thrown.pos
  const here = (fault: Fault) => flag(rangeOf(source, from, to), fault)
  return (
    usualMistake(source, from) ??
    byCode(thrown, source, here) ??
    strayIndent(source, from) ??
    here({ code: 'yaml-syntax' })
  )
}

/** A list item, or a field whose indentation fits nothing above it. */
function strayIndent(source: YamlSource, from: number): LocalProblem | undefined {
  const { line } = lineAt(source.text, from)
  const problem = /^ *- |^ +[a-zA-Z]\w*:(?: |$)/.test(line)
    ? indentProblem(source, from)
    : undefined
  return problem?.repair || /^ *- /.test(line) ? problem : undefined
}

function byCode(
  thrown: YAMLError,
  source: YamlSource,
  here: (fault: Fault) => LocalProblem,
): LocalProblem | undefined {
  const [from] = thrown.pos
  switch (thrown.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return colonProblem(source, from)
    case 'TAB_AS_INDENT':
      return tabProblem(source, from)
    case 'MISSING_CHAR':
      if (/directives-end/.test(thrown.message))
        return needsQuotes(source, Math.max(0, source.text.search(/^%/m)))
      return /quote/.test(thrown.message) ? unclosedQuote(source, from) : colonProblem(source, from)
    case 'BAD_DQ_ESCAPE':
      return here({ code: 'yaml-backslash' })
    case 'BAD_INDENT':
      return /Flow (?:map|sequence)/.test(thrown.message)
        ? unclosedBracket(source, from)
        : indentProblem(source, from)
    case 'UNEXPECTED_TOKEN':
      return unexpected(thrown, source, here)
    case 'MULTIPLE_DOCS':
      return here({ code: 'yaml-documents' })
    case 'RESOURCE_EXHAUSTION':
      // The parser's stack limit differs between machines; that many levels stand on one line.
      return flag(rangeOf(source, lineAt(source.text, from).start), { code: 'too-deep' })
    case 'BAD_SCALAR_START':
    case 'MULTIPLE_ANCHORS':
    case 'ALIAS_PROPS':
    case 'BAD_ALIAS':
    case 'MULTIPLE_TAGS':
      return needsQuotes(source, from)
    default:
      return undefined
  }
}

/** The root of the block is a list or a text instead of fields. */
export function oddRoot(source: YamlSource, offset: number): LocalProblem {
  const explained = source.text.startsWith('- ', offset)
    ? undefined
    : (usualMistake(source, offset) ?? colonProblem(source, offset))
  const end = offset + lineAt(source.text, offset).line.length
  return explained ?? flag(rangeOf(source, offset, end), { code: 'frontmatter-not-a-mapping' })
}

function rangesOf({ document }: YamlSource, accepts: (node: unknown) => boolean): NodeRange[] {
  const found: NodeRange[] = []
  visit(document, {
    Node(_, node) {
      if (node.range && accepts(node)) found.push(node.range)
    },
  })
  return found
}

const isQuoted = (node: unknown) => isScalar(node) && /QUOTE/.test(node.type ?? '')

const lastStart = (source: YamlSource, accepts: (node: unknown) => boolean, end: number): number =>
  rangesOf(source, accepts).findLast(([start]) => start < end)?.[0] ?? end

function unclosedQuote(source: YamlSource, end: number): LocalProblem {
  const start = lastStart(source, isQuoted, end)
  const { start: from, line } = lineAt(source.text, start)
  const value = line.slice(start - from).trimEnd()
  const [, inner] = /^["'](.*)[“”»‘’]$/.exec(value) ?? []
  if (inner === undefined) return flag(rangeOf(source, start), { code: 'unclosed-quote' })
  const last = start + value.length - 1
  const repair = replace(source, start, last + 1, yamlText(inner))
  return flag(rangeOf(source, last), { code: 'yaml-quotes', repair })
}

function unclosedBracket(source: YamlSource, end: number): LocalProblem {
  const start = lastStart(source, (node) => isCollection(node) && node.flow === true, end)
  const bracket = source.text[start] === '{' ? '{' : '['
  return flag(rangeOf(source, start), { code: 'yaml-bracket-unclosed', data: { bracket } })
}

function unexpected(
  { message, pos }: YAMLError,
  source: YamlSource,
  here: (fault: Fault) => LocalProblem,
): LocalProblem | undefined {
  const [from] = pos
  const { start, line } = lineAt(source.text, from)
  const before = line.slice(0, from - start)
  if (/[|>][-+\d]*\s*$/.test(before) || /Block scalar header/.test(message))
    return here({
      code: 'yaml-block-text',
      repair: quoteRest(source, start + Math.max(0, line.search(/[|>]/))),
    })
  if (/block-seq-ind on same line/.test(message))
    return here({
      code: 'yaml-list',
      data: { fault: 'same-line' },
      repair: quoteRest(source, from),
    })
  if (/flow-(?:seq|map)-end|Unexpected , in flow/.test(message))
    return here({
      code: 'yaml-extra-sign',
      data: { sign: source.text[from] ?? '' },
      repair: replace(source, from, from + 1, ''),
    })
  const endsHere = rangesOf(source, isQuoted).some(([, end]) => end === from)
  if (/['"\]}]\s*$/.test(before.slice(-40)) || endsHere) {
    const opening = start + Math.max(0, line.search(/['"[{]/))
    const value = line.slice(opening - start).trim()
    const inner = value.replace(/^(['"])(.*)\1$/, '$2')
    const text = yamlText(inner)
    // A quoted text stays quoted; JSON's quotes are valid YAML too.
    const quoted = text === inner ? JSON.stringify(inner) : text
    return here({
      code: 'yaml-after-quote',
      repair: replace(source, opening, start + line.trimEnd().length, quoted),
    })
  }
  return /at node end/.test(message) ? indentProblem(source, from) : undefined
}
