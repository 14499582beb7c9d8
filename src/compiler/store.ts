import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ifReadable } from '../lib/if-readable.ts'
import { digestOf } from './read/digest.ts'
import { writeWhole } from './read/write-whole.ts'

/**
 * Opens what is kept between builds, below `.cache/`. All of it may be deleted, damaged or replaced at any
 * time: the next build makes it again and ends in the same bytes.
 *
 * Every record bears in `store/` the name that its owner gives it; beside it lie `program/`
 * (src/site/program.ts) and `pictures/`, whose files bear their checksums in their names
 * (src/site/picture-cache.ts). The HTML of texts is kept in `src/content/generated/bodies`.
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
