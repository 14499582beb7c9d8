import type { CompileOptions } from '@mdx-js/mdx'
import type { Element, Properties } from 'hast'

/** Has a capital letter, which a heading's id never contains. */
const PREFIX = 'Nota-'

/** The prefix of all footnote ids of an entry, so that no other body on the page shares them. */
export const footnotePrefix = (slug: string): string => `${PREFIX}${slug}-`

/** The labels of footnotes in Spanish; `decorateFootnote` adds the entry's slug to the ids. */
export const footnoteOptions: CompileOptions['remarkRehypeOptions'] = {
  clobberPrefix: PREFIX,
  footnoteLabel: 'Notas',
  footnoteLabelProperties: {},
  // The variation selector keeps devices from showing the arrow as an emoji.
  footnoteBackContent: '↩\ufe0e',
  footnoteBackLabel: (note, call) =>
    call > 1 ? `Volver al texto (nota ${note + 1}, ${call})` : `Volver al texto (nota ${note + 1})`,
}

function rename(properties: Properties, slug: string): Properties {
  const own = (id: string) => id.replace(/^(#?)Nota-/, `$1${footnotePrefix(slug)}`)
  const { id, href, ariaDescribedBy } = properties
  return {
    ...properties,
    ...(typeof id === 'string' && { id: own(id) }),
    ...(typeof href === 'string' && { href: own(href) }),
    ...(ariaDescribedBy !== undefined && { ariaDescribedBy: [`${footnotePrefix(slug)}titulo`] }),
  }
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === 'element')

/** Links footnote references, notes and their heading by ids that no other body on the page has. */
export function decorateFootnote(element: Element, slug: string): Element {
  const { properties, tagName } = element
  if (tagName === 'a' && ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties))
    element.properties = rename(properties, slug)
  if (tagName !== 'section' || !('dataFootnotes' in properties)) return element
  for (const part of elementsIn(element)) {
    if (part.tagName === 'h2') part.properties = { id: `${footnotePrefix(slug)}titulo` }
    if (part.tagName === 'ol')
      for (const item of elementsIn(part)) item.properties = rename(item.properties, slug)
  }
  return element
}
