// Adds the parser's extensions to the data of a processor.
import type {} from 'remark-parse'
import type { Data, Processor } from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = Extension['text']

/** Constructs of GFM by the sign without which they never match. */
const signs: { pattern: RegExp; names: readonly string[] }[] = [
  { pattern: /@/, names: ['emailAutolink'] },
  { pattern: /www\./i, names: ['wwwAutolink'] },
  { pattern: /https?:/i, names: ['protocolAutolink'] },
  { pattern: /@|www\.|https?:/i, names: ['literalAutolink'] },
  { pattern: /\||:-|-:/, names: ['table'] },
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
 * Takes constructs out of the parser. Looking for addresses stops it at every letter and for
 * tables at every paragraph, which is a quarter of its time. Must follow `remark-gfm`.
 */
export function leanGfm(this: Processor, names: readonly string[]) {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    document: without(extension.document, names),
    flow: without(extension.flow, names),
    text: without(extension.text, names),
  }))
  if (!names.includes('literalAutolink')) return
  // The second search for addresses, through all texts of the finished tree.
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extensions) =>
    [extensions].flat().filter(({ enter }) => !enter?.literalAutolink),
  )
}

function without(constructs: Constructs, names: readonly string[]): Constructs {
  if (constructs === undefined) return undefined
  const kept = Object.entries(constructs).flatMap(([sign, value]) => {
    const list = [value ?? []].flat().filter(({ name }) => !names.includes(name ?? ''))
    // A sign without constructs would still stop the parser.
    return list.length === 0 ? [] : [[sign, list]]
  })
  return Object.fromEntries(kept)
}
