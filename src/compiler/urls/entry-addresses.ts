import { type CollectionName, urlPrefixOf } from '../../content/collections.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { StoredBody } from '../markdown/store-body.ts'

/** The path of an entry's own page, without the base; `undefined` when it has none. */
export function entryUrl(
  collection: CollectionName,
  slug: string,
  data: Fields | undefined,
): string | undefined {
  if (collection === 'pages' && data?.template === 'home') return '/'
  if (collection === 'pages' && data?.template === 'not-found') return '/404'
  const prefix = urlPrefixOf(collection)
  return prefix === undefined ? undefined : prefix + slug
}

export function aliasesOf({ raw }: Pick<LoadedEntry, 'raw'>): string[] {
  const aliases = raw?.aliases
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []
}

/** What can be linked to within the text of an entry; nothing is known of pages made of sections. */
export const anchorsOf = (entry: LoadedEntry): string[] =>
  entry.body?.hash && hasOnlyText(entry) ? headingIds(entry.body) : []

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

export const headingIds = ({ headings }: Pick<StoredBody, 'headings'>): string[] =>
  headings.map(({ id }) => id)

/** What a link to the page of a text may name. */
export const placesOf = (text: StoredBody): ReadonlySet<string> =>
  new Set([...headingIds(text), ...commonPlaces, ...articlePlaces])

/** Addresses and `address#anchor` of all that is published. */
export function publicKeys(entries: readonly LoadedEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { url, published } = entry
    if (url === undefined || !published || url === '/404') return []
    return [url, ...aliasesOf(entry), ...anchorsOf(entry).map((id) => `${url}#${id}`)]
  })
}
