import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../lib/hash.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { writeWhole } from '../lib/write-whole.ts'

/**
 * Opens the store of what is kept between builds, below `.cache/`. All of it may be deleted,
 * damaged or replaced at any time: the next build makes it again and produces the same bytes.
 *
 * Each record is a file in `store/` named by its owner. Next to it are `program/`
 * (src/site/program.ts) and `images/`, whose files have their checksums in their names
 * (src/site/image-cache.ts). The HTML of bodies is kept in `src/content/generated/bodies`.
 *
 * A record is a line with its version and checksum, followed by a value as JSON. A record of
 * another version, or with a wrong checksum, counts as absent. Each record holds only what the last
 * build asked for, so none grows without bounds.
 */
export function openStore(folder: string) {
  const head = (version: string, content: Uint8Array) => `${version} ${hashOf(content)}`
  return {
    /** The value of a record, if it is intact and of this version. A version contains no space. */
    read<Value>(name: string, version: string): Value | undefined {
      const record = ifReadable(() => readFileSync(join(folder, name)))
      if (!record) return undefined
      const end = record.indexOf('\n')
      const content = record.subarray(end + 1)
      if (record.toString('utf8', 0, end) !== head(version, content)) return undefined
      // Written by `write` under the same version, and guarded by the checksum.
      return JSON.parse(content.toString()) as Value
    },

    /** Writes a record; a failure costs the next build time and nothing else. */
    write(name: string, version: string, value: unknown): void {
      const content = Buffer.from(JSON.stringify(value))
      const record = Buffer.concat([Buffer.from(`${head(version, content)}\n`), content])
      try {
        writeWhole(join(folder, name), record)
      } catch {
        // The next build makes the value again.
      }
    },
  }
}

export type Store = ReturnType<typeof openStore>
