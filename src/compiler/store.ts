import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifReadable } from '../lib/if-readable.ts'
import { digestOf } from './read/digest.ts'
import { writeWhole } from './read/write-whole.ts'

/**
 * Opens what is kept between builds, below `.cache/`. All of it may be deleted, damaged or replaced at any
 * time: the next build makes it again and ends in the same bytes.
 *
 * - `store/files`: what was made of each file of the content, with its digest and its looks on disk
 *   (src/compiler/file-cache.ts). The HTML of a text lies in `src/content/generated/bodies`, in a
 *   file named by its digest.
 * - `store/spelling`: the words of each file that no dictionary has (src/compiler/spelling).
 * - `store/program`: by what the program in `program/` was made, and the digests of its files
 *   (src/site/program.ts).
 * - `store/pages`: the keys of all pages, while program and content are the same
 *   (src/site/plan-pages.ts).
 * - `store/sheets`: which style sheet each page names (src/site/render-pages.ts).
 * - `store/search-words`, `store/search-files`: the words of each page with their weights, and the files
 *   that the last index of the search had (src/site/search-index.ts).
 * - `store/commits`: the day of each file's last commit, by HEAD (src/compiler/read/last-commits.ts).
 * - `store/output`: the manifest of `dist/`: by which key each file was made (src/site/output-folder.ts).
 *
 * Beside it lie `program/`, and `pictures/`, whose files bear their checksums in their names
 * (src/site/picture-cache.ts).
 *
 * A record is a line with its version and checksum, and a value as JSON. What was written under another
 * version, or does not bear its checksum, counts as absent. Each record holds what the last build
 * asked for and nothing older, so none grows without bounds.
 */
export function openStore(folder: string) {
  const head = (version: string, content: Uint8Array) => `${version} ${digestOf(content)}`
  return {
    /** The value of a record, if it is whole and of this version, which has no space in it. */
    read<Value>(name: string, version: string): Value | undefined {
      const record = ifReadable(() => readFileSync(join(folder, name)))
      if (!record) return undefined
      const end = record.indexOf('\n')
      const content = record.subarray(end + 1)
      if (record.toString('utf8', 0, end) !== head(version, content)) return undefined
      // Written by `write` under the same version, and guarded by the checksum.
      return JSON.parse(content.toString()) as Value
    },

    /** Writes a record; one that cannot be written costs time and nothing else. */
    write(name: string, version: string, value: unknown): void {
      const content = Buffer.from(JSON.stringify(value))
      const record = Buffer.concat([Buffer.from(`${head(version, content)}\n`), content])
      try {
        writeWhole(join(folder, name), record)
      } catch {
        // The next build does without.
      }
    },
  }
}

export type Store = ReturnType<typeof openStore>
