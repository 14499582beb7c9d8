import type { Waiting } from '../content/entries.ts'
import type { Site } from '../content/schemas/site.ts'
import type { Locate } from './frontmatter/parse-yaml.ts'
import type { StoredBody } from './markdown/store-body.ts'
import type { EntryFile } from './read/list-files.ts'
import type { EntryFields } from './read-entry.ts'

/** One file after its own stages: read, split, validated, compiled. What is right is `raw` and `data`. */
export type LoadedEntry = Omit<EntryFile, 'absolute'> &
  EntryFields & {
    locate: Locate
    /** Whether it is published by this build. */
    published: boolean
    /** Why it is published by a build with drafts alone. */
    waiting?: Waiting | undefined
    body?: StoredBody
  }

/** What the checks across files know of the whole content. */
export type LoadedContent = {
  entries: LoadedEntry[]
  site?: Pick<LoadedEntry, 'file' | 'locate' | 'references' | 'permits'> & {
    data?: Site | undefined
  }
}
