import { type CollectionName, collections } from '../../content/collections.ts'
import { isRecord } from '../fields/walk-schema.ts'

/** The path of an entry's own page, without the base; `undefined` when it has none. */
export function entryUrl(
  collection: CollectionName,
  slug: string,
  data: unknown,
): string | undefined {
  if (collection === 'pages' && isRecord(data)) {
    if (data.template === 'home') return '/'
    if (data.template === 'not-found') return '/404'
  }
  const definition = collections[collection]
  return 'urlPrefix' in definition ? definition.urlPrefix + slug : undefined
}
