import { readFileSync, statSync } from 'node:fs'
import { hashOf } from '../lib/hash.ts'
import { ifReadable } from '../lib/if-readable.ts'
import type { Store } from './store.ts'

/**
 * A file changed more recently than this, in milliseconds, could change again without a new
 * timestamp.
 */
const tooFresh = 2_000

/**
 * The cached record of one file: its stamp on disk, the hash of its bytes, and the value made
 * from it.
 */
type Kept = { stamp: string; hash: string; value: unknown }

export type FileCache = ReturnType<typeof openFileCache>

/**
 * Opens the cache of the values made from each file, kept on disk between processes and in memory
 * between the runs of one process.
 *
 * @param version identifies the code that makes the values; under another version the cache is
 *   empty
 * @param record name of the cache in the store
 */
export function openFileCache(store: Store, version: string, record = 'files') {
  const before = new Map(store.read<[string, Kept][]>(record, version))
  let after = new Map<string, Kept>()
  let changed = false
  let saved = before.size

  /** The stamps of the files when `recall` asked for them, before anybody read them. */
  const stamps = new Map<string, string>()

  const put = <Value>(file: string, kept: Kept): Value => {
    after.set(file, kept)
    // Written by `note` of the same version for the same file.
    return kept.value as Value
  }

  return {
    /** Begins a run: files that it does not ask for are forgotten. */
    begin(): void {
      for (const [file, kept] of after) before.set(file, kept)
      after = new Map()
      stamps.clear()
    },
    /**
     * The value made from a file, if the file has not changed. A file whose stamp (size, times,
     * inode) is unchanged is not read.
     *
     * @returns the same object as long as the file does not change; of the type that `note` was
     *   given for it
     */
    recall<Value>(file: string, absolute: string): Value | undefined {
      const kept = before.get(file)
      const stamp = ifReadable(() => stampOf(absolute)) ?? ''
      stamps.set(file, stamp)
      if (kept && stamp !== '' && stamp === kept.stamp) return put(file, kept)
      const hash = kept && ifReadable(() => hashOf(readFileSync(absolute)))
      if (!kept || hash !== kept.hash) return undefined
      changed ||= stamp !== kept.stamp
      kept.stamp = stamp
      return put(file, kept)
    },
    /** Like `recall`, but without checking the file. */
    trust<Value>(file: string): Value | undefined {
      // A word may be unknown in several files of a run.
      const kept = after.get(file) ?? before.get(file)
      return kept && put<Value>(file, kept)
    },
    /**
     * Keeps the value made from a file for which `recall` had none.
     *
     * @param hash of the bytes that were read
     * @returns the value as `recall` will give it
     */
    note<Value>(file: string, hash: string, value: Value): Value {
      changed = true
      // The same plain data that a later process will read from disk.
      const plain: unknown = JSON.parse(JSON.stringify(value))
      return put(file, { stamp: stamps.get(file) ?? '', hash, value: plain })
    },
    /** Writes the records of the files of the last run for the next process. */
    save(): void {
      if (!changed && after.size === saved) return
      store.write(record, version, [...after])
      changed = false
      saved = after.size
    },
  }
}

/** The stamp of a file on disk; empty while the file is so new that it could change unnoticed. */
function stampOf(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file)
  // A file that is written while it is being read must not pass as unchanged later.
  const isFresh = Math.max(mtimeMs, ctimeMs) > Date.now() - tooFresh
  return isFresh ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
