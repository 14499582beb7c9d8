import type { CollectionName } from '../content/collections.ts'
import type { Waiting } from '../content/entries.ts'
import type { Site } from '../content/schemas/site.ts'
import type { Reference } from './fields/find-references.ts'
import type { Fields, Locate } from './frontmatter/parse-yaml.ts'
import type { StoredBody } from './markdown/store-body.ts'
import type { Permit } from './permits.ts'
import type { Problem } from './problem.ts'

/** One file after its own stages: read, split, validated, compiled. */
export type LoadedEntry = {
  collection: CollectionName
  slug: string
  file: string
  locate: Locate
  /** The fields, as written when some of them is wrong; for checks that still make sense then. */
  raw?: Fields | undefined
  /** What the fields refer to. */
  references: Reference[]
  /** The fields as the schema wants them; absent when they are wrong. */
  data?: Fields | undefined
  url?: string
  /** Whether it is published by this build. */
  published: boolean
  /** Why it is published by a build with drafts alone. */
  waiting?: Waiting | undefined
  body?: StoredBody
  /** Notes that silence a warning. */
  permits?: Permit[]
  problems: Problem[]
}

/** What the checks across files know of the whole content. */
export type LoadedContent = {
  entries: LoadedEntry[]
  site?: Pick<LoadedEntry, 'file' | 'locate' | 'references' | 'permits'> & {
    /** Where the site stands. */
    address: string | undefined
    /** The name of the brand. */
    name?: string | undefined
    data?: Site | undefined
  }
}
