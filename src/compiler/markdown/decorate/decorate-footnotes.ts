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

/** Gives the heading of the notes an id of its own too, to which each reference refers. */
export function decorateFootnote({ properties, children }: Element, slug: string): void {
  const id = `${footnotePrefix(slug)}titulo`
  if (properties.ariaDescribedBy) properties.ariaDescribedBy = [id]
  const [title] = 'dataFootnotes' in properties ? children : []
  if (title?.type === 'element') title.properties = { id }
}
