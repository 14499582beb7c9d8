import { collectionNames } from '../content/collections.ts'
import { articlesByDate } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { kindsByEntries } from '../pages/site-pages.ts'

/** Fields that choose and order entries, and are read of those too that are not shown. */
const choosing = new Set(['template', 'order', 'featured', 'date', 'waiting'])

type Entry = { file: string; data: Record<string, unknown> }

/** The content, which notes the files of the entries of which something is read. */
function watched(content: Content, note: (file: string) => void): Content {
  const watch = (entry: Entry): Entry => {
    const data = new Proxy(entry.data, {
      get(fields, name, receiver) {
        if (!choosing.has(String(name))) note(entry.file)
        return Reflect.get(fields, name, receiver)
      },
    })
    return { ...entry, data }
  }
  const lists = collectionNames.map((name) => {
    // Sorted already, so that sorting them again reads each a few times only.
    const entries = name === 'blog' ? articlesByDate(content) : content[name]
    return [name, (entries as readonly Entry[]).map(watch)]
  })
  // The entries are those of the content, behind glass.
  return { ...content, ...(Object.fromEntries(lists) as Partial<Content>) }
}

/**
 * The day of the last change of what each page shows, as far as Git knows it: the newest of the files
 * from which its data are computed. Nobody lists these files; they are those that were read. The
 * settings of the whole site count for none. Articles and their listings say their days themselves.
 */
export function pageChanges(content: Content): Map<string, string> {
  const { changes } = content
  const days = new Map<string, string>()
  if (!changes || Object.keys(changes).length === 0) return days
  let read = new Set<string>()
  const behindGlass = watched(content, (file) => read.add(file))
  // A content of its own: what one page has computed, another would not read again.
  for (const pagesOf of kindsByEntries)
    for (const page of pagesOf({ ...behindGlass })) {
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
