import type { CollectionName } from '../content/collections.ts'
import type { Entry, Waiting } from '../content/entries.ts'
import type { Site } from '../content/schemas/site.ts'
import type { Locate } from './frontmatter/parse-yaml.ts'
import type { StoredBody } from './markdown/store-body.ts'
import type { EntryFile, SourceFile } from './read/list-files.ts'
import type { EntryFields } from './read-entry.ts'

/**
 * One file after its own stages: read, split, validated, compiled. A valid entry has both `raw` and
 * `data`.
 */
export type LoadedEntry = EntryFile &
  EntryFields & {
    locate: Locate
    published: boolean
    /** What it waits for on the build date, even where drafts are shown. */
    waiting?: Waiting
    body?: StoredBody
    /** The entry as the indices hold it; absent when there is nothing to show. */
    indexed?: Entry<CollectionName>
  }

export function titleOf({ raw, slug }: Pick<LoadedEntry, 'raw' | 'slug'>): string {
  const title = raw?.title ?? raw?.question ?? raw?.name
  return typeof title === 'string' && title.trim() !== '' ? title : slug
}

/** A file that consists of fields alone; its data are absent when they have errors. */
export type FieldsFile<Data> = SourceFile &
  Pick<LoadedEntry, 'locate' | 'references' | 'permits' | 'problems'> & { data?: Data }

/** The whole content, as the checks across files see it. */
export type LoadedContent = { entries: LoadedEntry[]; site?: FieldsFile<Site> }
