import { type CollectionName, collections } from '../../content/collections.ts'
import type { Entry } from '../../content/entries.ts'
import type { Indices } from '../../content/read-content.ts'

type Page = { collection: string; url: string; file: string; title: string; body?: string }

/** A page whose file has got another name while the preview ran. */
export type Move = { from: string; to: string; file: string }

/**
 * Pages that have gone, with the new ones that hold the same: the same text, or the same title.
 *
 * @returns the moves between two versions of the content
 */
export function findMoves(before: Indices, after: Indices): Move[] {
  const [old, now] = [pagesOf(before), pagesOf(after)]
  const [were, are] = [new Set(old.map(({ url }) => url)), new Set(now.map(({ url }) => url))]
  const fresh = now.filter(({ url }) => !were.has(url))
  return old
    .filter(({ url }) => !are.has(url))
    .flatMap((gone) => {
      const found = fresh.find(
        (page) =>
          page.collection === gone.collection &&
          (page.title === gone.title || (page.body !== undefined && page.body === gone.body)),
      )
      return found ? [{ from: gone.url, to: found.url, file: found.file }] : []
    })
}

function pagesOf(indices: Indices): Page[] {
  return Object.keys(collections).flatMap((collection) =>
    // Each list holds the entries of its own collection.
    (indices[collection as CollectionName] as Entry<CollectionName>[]).flatMap((entry) => {
      const { url, file, data, body } = entry
      const title = 'title' in data ? String(data.title) : file
      return url === undefined ? [] : [{ collection, url, file, title, body: body?.hash }]
    }),
  )
}
