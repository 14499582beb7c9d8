import { type CollectionName, urlPrefixOf } from '../../content/collections.ts'
import type { Fields } from '../frontmatter/parse-yaml.ts'

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
