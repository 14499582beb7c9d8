import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { hashOf } from '../lib/hash.ts'
import { writeWhole } from '../lib/write-whole.ts'
import type { OutputFolder } from './output-folder.ts'

export type ImageCache = ReturnType<typeof openImageCache>

/**
 * Opens a folder of images that take long to make, kept between builds because `dist/` may be
 * deleted or start empty. A file's name is its key and, after a dot, the hash of its bytes.
 */
export function openImageCache(folder: string, output: OutputFolder) {
  const names = filesBelow(folder)
  const files = new Map(names.map((name) => [name.slice(0, name.lastIndexOf('.')), name]))
  const used = new Set<string>()

  function keptBytes(key: string): Buffer | undefined {
    const name = files.get(key)
    const bytes = name && readFileSync(join(folder, name))
    // A damaged file is made again.
    return bytes && name === `${key}.${hashOf(bytes)}` ? bytes : undefined
  }

  return {
    /**
     * Publishes an image, and makes it if it is not cached yet.
     *
     * @param key identifies its source, and how it is made
     * @returns whether it was made
     */
    async publish(path: string, key: string, make: () => Promise<Buffer>): Promise<boolean> {
      used.add(key)
      if (output.keep(path, key)) return false
      const kept = keptBytes(key)
      const bytes = kept ?? (await make())
      if (!kept) writeWhole(join(folder, `${key}.${hashOf(bytes)}`), bytes)
      output.write(path, bytes, key)
      return !kept
    },
    /** Removes images that this build did not use. */
    tidy(): void {
      for (const [key, name] of files) if (!used.has(key)) rmSync(join(folder, name))
    },
  }
}
