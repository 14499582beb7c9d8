import { collectionNames } from '../content/collections.ts'
import { articlesByDate } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { kindsByEntries } from '../pages/site-pages.ts'

/** Fields that select and sort entries; they are read even of entries that are not shown. */
const sortingFields = new Set(['template', 'order', 'featured', 'date', 'waiting'])

type Entry = { file: string; data: Record<string, unknown> }

/** A view of the content that reports the file of every entry that is read. */
function recordReads(content: Content, note: (file: string) => void): Content {
  const watch = (entry: Entry): Entry => {
    const data = new Proxy(entry.data, {
      get(fields, name, receiver) {
        if (!sortingFields.has(String(name))) note(entry.file)
        return Reflect.get(fields, name, receiver)
      },
    })
    return { ...entry, data }
  }
  const lists = collectionNames.map((name) => {
    // Sorted in advance, so that sorting them again reads few fields.
    const entries = name === 'blog' ? articlesByDate(content) : content[name]
    return [name, entries.map(watch)]
  })
  // The entries have the same types as those of the content.
  return { ...content, ...(Object.fromEntries(lists) as Partial<Content>) }
}

/**
 * The date of the last change of what each page shows, as far as Git knows it: that of the newest
 * file from which its data are computed. These files are not listed anywhere; they are recorded as
 * they are read. The settings are left out. Articles and listings state their own dates.
 */
export function pageChanges(content: Content): Map<string, string> {
  const { changes } = content
  const days = new Map<string, string>()
  if (!changes || Object.keys(changes).length === 0) return days
  let read = new Set<string>()
  const recorded = recordReads(content, (file) => read.add(file))
  // Each page gets its own copy: what is cached for one page would not be read again for another.
  for (const pagesOf of kindsByEntries)
    for (const page of pagesOf({ ...recorded })) {
      read = new Set()
      page.data()
      const newest = [...read]
        .flatMap((file) => changes[file] ?? [])
        .sort()
        .at(-1)
      if (newest) days.set(page.url, newest)
    }
  return days
}
