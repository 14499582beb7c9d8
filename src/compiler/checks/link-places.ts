import type { LoadedEntry } from '../loaded-entry.ts'
import type { StoredBody } from '../markdown/store-body.ts'

/**
 * What every page has besides its own headings. Ids of the page itself begin with a capital letter,
 * which no heading's id has in it: whatever a writer calls a section, the two never meet.
 */
const commonPlaces = ['Contenido', 'Pie-boletin']

/** What stands around the text of an article. */
const articlePlaces = ['Contenidos', 'Sigue']

/** What a link to the home page may name, which its sections say. */
export const homePlaces: ReadonlySet<string> = new Set([...commonPlaces, 'contact', 'proceso'])

/** Pages whose places are the headings of their text; others have sections of their own. */
export const hasOnlyText = ({ collection, raw }: LoadedEntry) =>
  collection === 'blog' || (collection === 'pages' && raw?.template === 'text')

/** The ids of the headings of a text. */
export const headingIds = ({ headings }: Pick<StoredBody, 'headings'>): string[] =>
  headings.map(({ id }) => id)

/** What a link to the page of a text may name. */
export const placesOf = (text: StoredBody): ReadonlySet<string> =>
  new Set([...headingIds(text), ...commonPlaces, ...articlePlaces])
