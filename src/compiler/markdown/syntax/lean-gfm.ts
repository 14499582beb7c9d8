// Adds the parser's extensions to the data of a processor.
import type {} from 'remark-parse'
import type { Data, Processor } from 'unified'
import { tableLines } from './table-lines.ts'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = Extension['text']
type Construct = Extract<NonNullable<Constructs>[string], { tokenize: unknown }>

/** Constructs of GFM by the sign without which they never match. */
const signs: { pattern: RegExp; names: readonly string[] }[] = [
  { pattern: /@/, names: ['emailAutolink'] },
  { pattern: /www\./i, names: ['wwwAutolink'] },
  { pattern: /https?:/i, names: ['protocolAutolink'] },
  { pattern: /@|www\.|https?:/i, names: ['literalAutolink'] },
  {
    pattern: /\[\^/,
    names: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'],
  },
]

/** The constructs of GFM that a text does not use, in a fixed order. */
export function idleConstructs(source: string): string[] {
  return signs.flatMap(({ pattern, names }) => (pattern.test(source) ? [] : names))
}

/**
 * Takes constructs out of the parser, and has it look for tables only where one may be. Looking for
 * addresses stops it at every letter, and for tables at every line, which it then reads twice:
 * together half of its time. Must follow `remark-gfm`.
 */
export function leanGfm(this: Processor, names: readonly string[]) {
  const data = this.data()
  const spareTable = tableSparer(this)
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    document: adapt(extension.document, names),
    flow: adapt(extension.flow, names, spareTable),
    text: adapt(extension.text, names),
  }))
  if (!names.includes('literalAutolink')) return
  // The second search for addresses, through all texts of the finished tree.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    [extensions].flat().filter(({ enter }) => !enter?.literalAutolink),
  )
}

/** Constructs without those of the given names; `change` may replace what stays. */
function adapt(
  constructs: Constructs,
  names: readonly string[],
  change = (construct: Construct) => construct,
): Constructs {
  if (constructs === undefined) return undefined
  const kept = Object.entries(constructs).flatMap(([sign, value]) => {
    const list = [value ?? []].flat().filter(({ name }) => !names.includes(name ?? ''))
    // A sign without constructs would still stop the parser.
    return list.length === 0 ? [] : [[sign, list.map(change)]]
  })
  return Object.fromEntries(kept)
}

/** Changes the construct of tables so that it only tries lines of the text where one may be. */
function tableSparer(processor: Processor) {
  const { parser } = processor
  if (parser === undefined) throw new Error('remark-parse must come first')
  let lines: ReadonlySet<number> = new Set()
  processor.parser = (text, file) => {
    lines = tableLines(text)
    return parser(text, file)
  }
  return (construct: Construct): Construct => {
    if (construct.name !== 'table') return construct
    return {
      ...construct,
      tokenize(effects, ok, nok) {
        return lines.has(this.now().line) ? construct.tokenize.call(this, effects, ok, nok) : nok
      },
    }
  }
}
