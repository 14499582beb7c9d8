import type { ItemList, ListItem } from 'schema-dts'
import type { Content } from '../../content/read-content.ts'
import { addressOf, idOf } from './ids.ts'

/** What a listing names: an entry with a page of its own, or a thing that stands in the list alone. */
type Listed = { name: string; url: string } | { item: Exclude<ListItem['item'], undefined> }

/** A listing in the order in which it is read. */
export function itemList(content: Content, path: string, entries: readonly Listed[]) {
  return {
    '@type': 'ItemList',
    '@id': idOf(content.site, path, 'list'),
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...('url' in entry
        ? { name: entry.name, url: addressOf(content.site, entry.url) }
        : { item: entry.item }),
    })),
  } satisfies ItemList
}
