import { hasOnlyText, headingIds } from '../checks/link-places.ts'
import { isRecord } from '../fields/walk-schema.ts'
import type { LoadedEntry } from '../loaded-entry.ts'

/** The former addresses that an entry says it had. */
export function aliasesOf({ raw, data }: Pick<LoadedEntry, 'raw' | 'data'>): string[] {
  const fields = raw ?? data
  if (!isRecord(fields) || !Array.isArray(fields.aliases)) return []
  return fields.aliases.filter((alias) => typeof alias === 'string')
}

/** What can be linked to within the text of an entry; nothing is known of pages made of sections. */
export const anchorsOf = (entry: LoadedEntry): string[] =>
  entry.body?.hash && hasOnlyText(entry) ? [...headingIds(entry.body)] : []

/** Addresses and `address#anchor` of all that is published. */
export function publicKeys(entries: readonly LoadedEntry[]): string[] {
  return entries.flatMap((entry) => {
    const { url, published } = entry
    if (url === undefined || !published || url === '/404') return []
    return [url, ...aliasesOf(entry), ...anchorsOf(entry).map((id) => `${url}#${id}`)]
  })
}
