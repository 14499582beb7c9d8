import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../compiler/read/write-whole.ts'
import type { OutputFolder } from './output-folder.ts'

/** Pictures that take long to make, kept between builds: `dist/` may be deleted, or begin empty. */
export type PictureCache = {
  /**
   * Publishes a picture, and makes it if it is nowhere yet.
   *
   * @param key names its source, and how it is made
   * @returns whether it was made
   */
  publish: (path: string, key: string, make: () => Promise<Buffer>) => Promise<boolean>
  /** Removes what no page of this build has. */
  tidy: () => void
}

export function openPictureCache(folder: string, output: OutputFolder): PictureCache {
  const used = new Set<string>()
  return {
    async publish(path, key, make) {
      used.add(key)
      if (output.keep(path, key)) return false
      const kept = join(folder, key)
      const isKept = existsSync(kept)
      const bytes = isKept ? readFileSync(kept) : await make()
      if (!isKept) writeWhole(kept, bytes)
      output.write(path, bytes, key)
      return !isKept
    },
    tidy() {
      if (!existsSync(folder)) return
      for (const key of readdirSync(folder)) if (!used.has(key)) rmSync(join(folder, key))
    },
  }
}
