import { readFileSync, statSync } from 'node:fs'
import { digestOf } from './read/digest.ts'
import { writeWhole } from './read/write-whole.ts'

/** Changes so young that the next one could carry the same time. In milliseconds. */
const tooFresh = 2_000

/** What is kept of one file: how it looked on disk, what it held, what was made of it as JSON. */
type Line = { stamp: string; digest: string; json: Buffer; value?: unknown }

/**
 * What earlier runs made of each file, on disk between processes and in memory between the runs of
 * one. On disk it may be deleted, cut off or replaced at any time: what does not bear its own
 * checksum counts as absent.
 */
export type Ledger = {
  /** Begins a run: files that it does not ask for will be forgotten. */
  begin: () => void
  /**
   * What was made of a file, if the file is still the same. A file that looks untouched on disk
   * (size, times, place) is not read.
   *
   * @returns the same object as long as the file stays; of the type that `note` was given for it
   */
  recall: <Value>(file: string, absolute: string) => Value | undefined
  /** The digest of a file that this run asked for. */
  digestOf: (file: string) => string | undefined
  /** The same as `recall` without a look at the file. */
  trust: <Value>(file: string) => Value | undefined
  /**
   * Keeps what was made of a file that `recall` did not know.
   *
   * @param digest of the bytes that were read, or what it begins with
   * @returns the value as `recall` will give it
   */
  note: <Value>(file: string, digest: string, value: Value) => Value
  /** Writes the ledger, with the files of the last run alone. */
  save: () => void
}

/**
 * Opens the ledger of a folder.
 *
 * @param version names the code that makes the values; another version sees none of them
 */
export function openLedger(path: string, version: string): Ledger {
  const before = readLines(path, version)
  let after = new Map<string, Line>()
  let changed = false
  let saved = before.size

  /** Looks of the files at the time they were asked for, before anybody read them. */
  const stamps = new Map<string, string>()

  const stampOf = (absolute: string) => {
    const state = statSync(absolute, { throwIfNoEntry: false })
    if (!state) return ''
    const { size, mtimeMs, ctimeMs, ino } = state
    // A file that is written while we read it must not look untouched later.
    const isFresh = Math.max(mtimeMs, ctimeMs) > Date.now() - tooFresh
    return isFresh ? '' : `${size} ${mtimeMs} ${ctimeMs} ${ino}`
  }

  const put = <Value>(file: string, line: Line): Value => {
    after.set(file, line)
    line.value ??= JSON.parse(line.json.toString())
    // Written by `note` of the same version for the same file, and guarded by the checksum.
    return line.value as Value
  }

  return {
    begin() {
      for (const [file, line] of after) before.set(file, line)
      after = new Map()
      stamps.clear()
    },
    recall(file, absolute) {
      const line = before.get(file)
      const stamp = ifReadable(() => stampOf(absolute)) ?? ''
      stamps.set(file, stamp)
      if (line && stamp !== '' && stamp === line.stamp) return put(file, line)
      const digest = line && ifReadable(() => digestOf(readFileSync(absolute)))
      if (!line || !digest?.startsWith(line.digest)) return undefined
      changed ||= stamp !== line.stamp
      line.stamp = stamp
      return put(file, line)
    },
    digestOf: (file) => after.get(file)?.digest,
    trust(file) {
      const line = before.get(file)
      return line && put(file, line)
    },
    note(file, digest, value) {
      changed = true
      const json = Buffer.from(JSON.stringify(value))
      return put(file, { stamp: stamps.get(file) ?? '', digest, json })
    },
    save() {
      if (!changed && after.size === saved) return
      const parts = [...after].flatMap(([file, { stamp, digest, json }]) => [
        Buffer.from(`${file}\t${stamp}\t${digest}\t`),
        json,
        lineEnd,
      ])
      const text = Buffer.concat(parts)
      try {
        writeWhole(path, Buffer.concat([Buffer.from(`${version} ${digestOf(text)}\n`), text]))
        changed = false
        saved = after.size
      } catch {
        // A ledger that cannot be written costs time and nothing else.
      }
    },
  }
}

const lineEnd = Buffer.from('\n')

/** The values stay bytes until somebody asks for them. */
function readLines(path: string, version: string): Map<string, Line> {
  const lines = new Map<string, Line>()
  const record = ifReadable(() => readFileSync(path)) ?? Buffer.alloc(0)
  const end = record.indexOf('\n')
  const text = record.subarray(end + 1)
  if (end === -1 || record.toString('utf8', 0, end) !== `${version} ${digestOf(text)}`) return lines
  for (let start = 0; start < text.length; ) {
    const close = text.indexOf('\n', start)
    const marks = [0, 0, 0]
    let from = start
    for (const index of marks.keys()) {
      marks[index] = text.indexOf('\t', from)
      from = (marks[index] as number) + 1
    }
    const [a, b, c] = marks as [number, number, number]
    lines.set(text.toString('utf8', start, a), {
      stamp: text.toString('latin1', a + 1, b),
      digest: text.toString('latin1', b + 1, c),
      json: text.subarray(c + 1, close),
    })
    start = close + 1
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
