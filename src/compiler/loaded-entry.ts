import type { CollectionName } from '../content/collections.ts'
import type { Locate } from './frontmatter/parse-yaml.ts'
import type { StoredBody } from './markdown/store-body.ts'
import type { Mark } from './read/find-marks.ts'
import type { Advice, Diagnostic } from './report/diagnostic.ts'

/** One file after its own stages: read, split, validated, compiled. */
export type LoadedEntry = {
  collection: CollectionName
  slug: string
  file: string
  locate: Locate
  /** The fields, as written when some of them is wrong; for checks that still make sense then. */
  raw?: unknown
  /** What the fields refer to. */
  marks: Mark[]
  /** The fields as the schema wants them; absent when they are wrong. */
  data?: unknown
  url?: string
  /** Whether it is published by this build. */
  published: boolean
  body?: StoredBody
  diagnostics: Diagnostic[]
}

/** What the checks across files know of the whole content. */
export type LoadedContent = {
  entries: LoadedEntry[]
  site?: Pick<LoadedEntry, 'file' | 'locate' | 'marks'> & {
    /** Where the site stands. */
    address: string | undefined
  }
}

/** A finding at a field of an entry. */
export function findingAt(
  { file, locate }: Pick<LoadedEntry, 'file' | 'locate'>,
  path: readonly PropertyKey[],
  finding: Advice & { severity?: Diagnostic['severity'] },
): Diagnostic {
  return { severity: 'error', file, ...locate(path, 'value'), ...finding }
}
