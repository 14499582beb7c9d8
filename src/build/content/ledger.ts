import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { digestOf } from '../files/read-source.ts'
import { writeWhole } from '../files/write-whole.ts'

/** Changes so young that the next one could carry the same time. In milliseconds. */
const tooFresh = 2_000

/** What is kept of one file: how it looked on disk, what it held, what was made of it. */
type Line = { stamp: string; digest: string; json: string }

/**
 * What earlier runs made of each file of the content. It may be deleted, cut off or replaced at any
 * time: what does not bear its own checksum counts as absent.
 */
export type Ledger<Value> = {
  /**
   * What was made of a file, if the file is still the same. A file that looks untouched on disk
   * (size, times, place) is not read.
   */
  recall: (file: string, absolute: string) => Value | undefined
  /**
   * Keeps what was made of a file that `recall` did not know.
   *
   * @param digest of the bytes that were read
   * @returns the value as `recall` will give it
   */
  note: (file: string, digest: string, value: Value) => Value
  /** Writes the ledger, with the files of this run alone. */
  save: () => void
}

/** SHA-256 of some texts, each told apart from the next. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * Opens the ledger of a folder.
 *
 * @param version names the code that makes the values; another version sees none of them
 */
export function openLedger<Value>(path: string, version: string): Ledger<Value> {
  const before = readLines(path, version)
  const after = new Map<string, Line>()
  let changed = false
  // Files that are written while we read them must not look untouched later.
  const started = Date.now()

  /** Looks of the files at the time they were asked for, before anybody read them. */
  const stamps = new Map<string, string>()

  const stampOf = (absolute: string) => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(absolute)
    const isFresh = Math.max(mtimeMs, ctimeMs) > started - tooFresh
    return isFresh ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
  }

  const put = (file: string, line: Line): Value => {
    after.set(file, line)
    // Written by `note` of the same version, and guarded by the checksum.
    return JSON.parse(line.json) as Value
  }

  return {
    recall(file, absolute) {
      const line = before.get(file)
      const stamp = ifReadable(() => stampOf(absolute)) ?? ''
      stamps.set(file, stamp)
      if (!line) return undefined
      if (stamp !== '' && stamp === line.stamp) return put(file, line)
      const digest = ifReadable(() => digestOf(readFileSync(absolute)))
      if (digest !== line.digest) return undefined
      changed ||= stamp !== line.stamp
      return put(file, { ...line, stamp })
    },
    note(file, digest, value) {
      changed = true
      return put(file, { stamp: stamps.get(file) ?? '', digest, json: JSON.stringify(value) })
    },
    save() {
      if (!changed && after.size === before.size) return
      const lines = [...after].map(([file, { stamp, digest, json }]) =>
        [file, stamp, digest, json].join('\t'),
      )
      const text = Buffer.from(lines.join('\n'))
      try {
        writeWhole(path, Buffer.concat([Buffer.from(`${version} ${digestOf(text)}\n`), text]))
      } catch {
        // A ledger that cannot be written costs time and nothing else.
      }
    },
  }
}

function readLines(path: string, version: string): Map<string, Line> {
  const lines = new Map<string, Line>()
  const record = ifReadable(() => readFileSync(path)) ?? Buffer.alloc(0)
  const end = record.indexOf('\n')
  const text = record.subarray(end + 1)
  if (end === -1 || record.toString('utf8', 0, end) !== `${version} ${digestOf(text)}`) return lines
  for (const line of text.toString('utf8').split('\n')) {
    const [file, stamp, digest, json] = line.split('\t')
    if (file && stamp !== undefined && digest && json) lines.set(file, { stamp, digest, json })
  }
  return lines
}

/** The result, or nothing when the file cannot be read; whoever needs it will report that. */
function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
