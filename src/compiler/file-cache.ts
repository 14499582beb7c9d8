import { readFileSync, statSync } from 'node:fs'
import { ifReadable } from '../lib/if-readable.ts'
import { digestOf } from './read/digest.ts'
import type { Store } from './store.ts'

/** Changes so young that the next one could carry the same time. In milliseconds. */
const tooFresh = 2_000

/** What is kept of one file: how it looked on disk, what it held, what was made of it. */
type Kept = { stamp: string; digest: string; value: unknown }

export type FileCache = ReturnType<typeof openFileCache>

/**
 * Opens what earlier runs made of each file, on disk between processes and in memory between the runs
 * of one.
 *
 * @param version names the code that makes the values; another version sees none of them
 * @param record its name in the store
 */
export function openFileCache(store: Store, version: string, record = 'files') {
  const before = new Map(store.read<[string, Kept][]>(record, version))
  let after = new Map<string, Kept>()
  let changed = false
  let saved = before.size

  /** Looks of the files at the time they were asked for, before anybody read them. */
  const stamps = new Map<string, string>()

  const put = <Value>(file: string, kept: Kept): Value => {
    after.set(file, kept)
    // Written by `note` of the same version for the same file.
    return kept.value as Value
  }

  return {
    /** Begins a run: files that it does not ask for will be forgotten. */
    begin(): void {
      for (const [file, kept] of after) before.set(file, kept)
      after = new Map()
      stamps.clear()
    },
    /**
     * What was made of a file, if the file is still the same. A file that looks untouched on disk
     * (size, times, place) is not read.
     *
     * @returns the same object as long as the file stays; of the type that `note` was given for it
     */
    recall<Value>(file: string, absolute: string): Value | undefined {
      const kept = before.get(file)
      const stamp = ifReadable(() => stampOf(absolute)) ?? ''
      stamps.set(file, stamp)
      if (kept && stamp !== '' && stamp === kept.stamp) return put(file, kept)
      const digest = kept && ifReadable(() => digestOf(readFileSync(absolute)))
      if (!kept || !digest?.startsWith(kept.digest)) return undefined
      changed ||= stamp !== kept.stamp
      kept.stamp = stamp
      return put(file, kept)
    },
    /** The same as `recall` without a look at the file. */
    trust<Value>(file: string): Value | undefined {
      const kept = before.get(file)
      return kept && put<Value>(file, kept)
    },
    /**
     * Keeps what was made of a file that `recall` did not know.
     *
     * @param digest of the bytes that were read, or what it begins with
     * @returns the value as `recall` will give it
     */
    note<Value>(file: string, digest: string, value: Value): Value {
      changed = true
      // As it will come back from the disk.
      const plain: unknown = JSON.parse(JSON.stringify(value))
      return put(file, { stamp: stamps.get(file) ?? '', digest, value: plain })
    },
    /** Writes what the next process can use: the files of the last run alone. */
    save(): void {
      if (!changed && after.size === saved) return
      store.write(record, version, [...after])
      changed = false
      saved = after.size
    },
  }
}

/** How a file looks on disk; nothing while it is so young that it may change unseen. */
function stampOf(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false })
  if (!state) return ''
  const { size, mtimeMs, ctimeMs, ino } = state
  // A file that is written while we read it must not look untouched later.
  const isFresh = Math.max(mtimeMs, ctimeMs) > Date.now() - tooFresh
  return isFresh ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
