import type { CompileOptions } from '@mdx-js/mdx'
import type { Element } from 'hast'

/**
 * The prefix of all footnote ids of an entry, so that no other body on the page shares them. It has
 * a capital letter, which a heading's id never contains.
 */
export const footnotePrefix = (slug: string): string => `Nota-${slug}-`

/** The ids of footnotes, and their labels in Spanish. */
export const footnoteOptions = (slug: string): CompileOptions['remarkRehypeOptions'] => ({
  clobberPrefix: footnotePrefix(slug),
  footnoteLabel: 'Notas',
  footnoteLabelProperties: {},
  // The variation selector keeps devices from showing the arrow as an emoji.
  footnoteBackContent: '↩\ufe0e',
  footnoteBackLabel: (note, call) =>
    call > 1 ? `Volver al texto (nota ${note + 1}, ${call})` : `Volver al texto (nota ${note + 1})`,
})

/** Calls each reference a note: in a list of links, or read aloud, its number says nothing. */
export function decorateFootnote({ properties, children }: Element): void {
  const [first] = children
  if ('dataFootnoteRef' in properties && first?.type === 'text') {
    delete properties.ariaDescribedBy
    properties.ariaLabel = `Nota ${first.value}`
  }
  // The heading of the notes would have the same id in every body of a page.
  if ('dataFootnotes' in properties && first?.type === 'element') first.properties = {}
}
