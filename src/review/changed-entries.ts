import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CollectionName, collectionNames } from '../content/collections.ts'
import type { Content } from '../content/read-content.ts'
import { siteFile } from '../content/schemas/site.ts'

type AnyEntry = Content[CollectionName][number]

/** An entry that was added, removed or changed between two states; or the settings. */
export type EntryChange = {
  /** Its file in the newer state, or in the older one when it is gone. */
  file: string
  collection: CollectionName | 'site'
  slug: string
  before?: AnyEntry
  after?: AnyEntry
  /** Whether its file is the same and only its compiled form has changed. */
  isDerived: boolean
}

export const textOf = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined

/** The compiled content of a state, and the folder of its files. */
export type ContentState = { folder: string; content: Content }

/**
 * The changes between the published content of two states. A renamed entry counts as one change.
 */
export function changedEntries(base: ContentState, head: ContentState): EntryChange[] {
  const isDerived = (file: string) => textOf(base.folder, file) === textOf(head.folder, file)
  const changes = collectionNames.flatMap((collection) => {
    const [old, next] = [byFile(base.content[collection]), byFile(head.content[collection])]
    const files = [...new Set([...next.keys(), ...old.keys()])]
    const found = files.flatMap((file): EntryChange[] => {
      const [before, after] = [old.get(file), next.get(file)]
      if (JSON.stringify(before) === JSON.stringify(after)) return []
      const slug = (after ?? before)?.slug ?? ''
      const isSameFile = after !== undefined && isDerived(file)
      return [{ file, collection, slug, before, after, isDerived: isSameFile }]
    })
    return joinRenamed(found)
  })
  if (JSON.stringify(base.content.site) !== JSON.stringify(head.content.site))
    changes.push({ file: siteFile, collection: 'site', slug: 'site', isDerived: false })
  return changes
}

const byFile = (entries: readonly AnyEntry[]) => new Map(entries.map((one) => [one.file, one]))

/**
 * Joins a removed and an added entry with the same text, or else the same data, into one renamed
 * entry.
 */
function joinRenamed(changes: readonly EntryChange[]): EntryChange[] {
  const gone = new Set(changes.filter(({ after }) => !after))
  const joined = changes.flatMap((change): EntryChange[] => {
    const { before, after } = change
    if (!after) return []
    if (before) return [change]
    const former = [...gone].find((one) => one.before && isSame(one.before, after))
    if (!former?.before) return [change]
    gone.delete(former)
    return [{ ...change, before: former.before }]
  })
  return [...joined, ...gone]
}

function isSame(before: AnyEntry, after: AnyEntry): boolean {
  if (before.body && before.body.hash === after.body?.hash) return true
  // The ids of footnotes contain the slug, so the body differs when only the address has changed.
  const dataOf = ({ data }: AnyEntry) => JSON.stringify({ ...data, aliases: undefined })
  return dataOf(before) === dataOf(after)
}
