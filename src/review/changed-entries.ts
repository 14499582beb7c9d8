import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CollectionName, collectionNames } from '../content/collections.ts'
import type { Content } from '../content/read-content.ts'
import { filesBelow } from '../lib/files-below.js'

type AnyEntry = Content[CollectionName][number]

/** An entry that one state has and the other has not, or has in another way; or the settings. */
export type EntryChange = {
  /** Its file in the newer state, or in the older one when it is gone. */
  file: string
  collection: CollectionName | 'site'
  slug: string
  before?: AnyEntry
  after?: AnyEntry
  /** Whether its file is the same, and only what was made of it has changed. */
  isDerived: boolean
}

export const textOf = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined

/** A state: what was made of its content, and where its files are. */
export type ContentState = { folder: string; content: Content }

/** What differs between the published content of two states. A renamed entry is one change. */
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
  const settings = 'content/site.yaml'
  if (JSON.stringify(base.content.site) !== JSON.stringify(head.content.site))
    changes.push({ file: settings, collection: 'site', slug: 'site', isDerived: false })
  return changes
}

const byFile = (entries: readonly AnyEntry[]) => new Map(entries.map((one) => [one.file, one]))

/** A file that went and one that came with the same text, or else the same data, is one that moved. */
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
  // Notes in a text are named by its address, so that it differs where only that has changed.
  const dataOf = ({ data }: AnyEntry) => JSON.stringify({ ...data, aliases: undefined })
  return dataOf(before) === dataOf(after)
}

/** Files below a folder whose bytes differ between two states, with the folder in their paths. */
export function changedFiles(base: string, head: string, folder: string): string[] {
  const at = (state: string) => new Set(filesBelow(join(state, folder)))
  const [old, next] = [at(base), at(head)]
  return [...new Set([...old, ...next])]
    .filter((file) => {
      if (!old.has(file) || !next.has(file)) return true
      const bytes = (state: string) => readFileSync(join(state, folder, file))
      return !bytes(base).equals(bytes(head))
    })
    .map((file) => `${folder}/${file}`)
    .sort()
}
