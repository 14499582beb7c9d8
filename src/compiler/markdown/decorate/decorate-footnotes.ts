import type { CompileOptions } from '@mdx-js/mdx'
import type { Element } from 'hast'

/** The prefix of all footnote ids. It has a capital letter, which a heading's id never contains. */
export const footnotePrefix = 'Nota-'

/** The ids of footnotes, and their labels in Spanish. */
export const footnoteOptions: CompileOptions['remarkRehypeOptions'] = {
  clobberPrefix: footnotePrefix,
  footnoteLabel: 'Notas',
  footnoteLabelProperties: {},
  // The variation selector keeps devices from showing the arrow as an emoji.
  footnoteBackContent: '↩\ufe0e',
  footnoteBackLabel: (note, call) =>
    call > 1 ? `Volver al texto (nota ${note + 1}, ${call})` : `Volver al texto (nota ${note + 1})`,
}

/** Calls each reference a note: in a list of links, or read aloud, its number says nothing. */
export function decorateFootnote({ properties, children }: Element): void {
  const [first] = children
  if ('dataFootnoteRef' in properties && first?.type === 'text') {
    delete properties.ariaDescribedBy
    properties.ariaLabel = `Nota ${first.value}`
  }
  // Nothing links to the heading of the notes, and a heading of the text may have the same id.
  if ('dataFootnotes' in properties && first?.type === 'element') first.properties = {}
}
