import { hasOnlyText, headingIds } from '../checks/link-places.ts'
import type { LoadedEntry } from '../loaded-entry.ts'

/** The former addresses that an entry says it had. */
export function aliasesOf({ raw }: Pick<LoadedEntry, 'raw'>): string[] {
  const aliases = raw?.aliases
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []
}

/** What can be linked to within the text of an entry; nothing is known of pages made of sections. */
export const anchorsOf = (entry: LoadedEntry): string[] =>
  entry.body?.hash && hasOnlyText(entry) ? headingIds(entry.body) : []

/** Addresses and `address#anchor` of all that is published. */
export function publicKeys(entries: readonly LoadedEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { url, published } = entry
    if (url === undefined || !published || url === '/404') return []
    return [url, ...aliasesOf(entry), ...anchorsOf(entry).map((id) => `${url}#${id}`)]
  })
}
