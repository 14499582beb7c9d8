import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { digestOf } from '../compiler/read/digest.ts'
import { writeAnew } from '../compiler/read/write-whole.ts'
import type { Store } from '../compiler/store.ts'
import { filesBelow } from '../lib/files-below.js'

/** What is known of a file that an earlier build wrote. */
type FileRecord = { key: string; size: number; modified: number }

/** The manifest: all files of the folder, by path. */
type Manifest = Record<string, FileRecord>

const record = 'output'
const version = '1'

/**
 * The folder of the deployable site. A build makes the new one beside it: what changed is written
 * there, at the end the rest is linked from the old one, and the two change places. Until then the
 * old one is not touched; a build that fails or is interrupted leaves it as it was.
 *
 * The manifest knows by which key each file was made, so that only what changed is written. A file
 * that somebody else touched counts as unknown, one that no stage of the build asked for goes.
 */
export function openOutputFolder(path: string, store: Store) {
  const folder = existsSync(path) ? realpathSync(path) : path
  const fresh = `${folder}.new`
  const old = `${folder}.old`
  const before = store.read<Manifest>(record, version) ?? {}
  const after: Manifest = {}
  const written = new Set<string>()

  // What an interrupted build left: if it ended between the two renames, the old one comes back.
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder)
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })

  /** Notes a file that stands in the new folder. */
  const note = (path: string, key: string) => {
    after[path] = { key, ...stateOf(join(fresh, path)) }
    written.add(path)
  }

  return {
    /** Whether the file made by this key is there; then it stays. */
    keep(path: string, key: string): boolean {
      if (after[path]?.key === key) return true
      const known = before[path]
      if (known?.key !== key) return false
      const state = statSync(`${folder}/${path}`, { throwIfNoEntry: false })
      if (state?.size !== known.size || state.mtimeMs !== known.modified) return false
      after[path] = known
      return true
    },

    /** Whether a file stands in the new folder, or stays. */
    has: (path: string): boolean => path in after,

    /** Bytes of a file that this build keeps or has written. */
    sizeOf: (path: string): number => {
      const size = after[path]?.size
      if (size === undefined) throw new Error(`${path} is not in the site`)
      return size
    },

    /** The text of a file that this build keeps or has written. */
    read: (path: string): string =>
      readFileSync(join(written.has(path) ? fresh : folder, path), 'utf8'),

    /**
     * Writes a file unless it is there already.
     *
     * @param key by what it was made; default: its own content
     */
    write(path: string, content: string | Uint8Array, key = digestOf(content)): void {
      if (this.keep(path, key)) return
      writeAnew(join(fresh, path), content)
      note(path, key)
    },

    /** Gives the new folder up. */
    discard: () => rmSync(fresh, { recursive: true, force: true }),

    /** Puts the new folder in the place of the old one, unless both hold the same. */
    finish(): { files: number } {
      if (written.size > 0 || filesBelow(folder).some((path) => !after[path])) {
        for (const [path, known] of Object.entries(after))
          if (!written.has(path) && !linkFile(join(folder, path), join(fresh, path)))
            Object.assign(known, stateOf(join(fresh, path)))
        exchange(folder, fresh, old)
        store.write(record, version, after)
      }
      this.discard()
      return { files: Object.keys(after).length }
    },
  }
}

export type OutputFolder = ReturnType<typeof openOutputFolder>

function stateOf(file: string): Pick<FileRecord, 'size' | 'modified'> {
  const { size, mtimeMs } = statSync(file)
  return { size, modified: mtimeMs }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/**
 * Gives a file a second place. Where the file system knows no links it is copied.
 *
 * @returns whether both are the same file
 */
export function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT') && !existsSync(dirname(to))) {
      mkdirSync(dirname(to), { recursive: true })
      return linkFile(from, to)
    }
    if (!isCode(error, 'EPERM', 'EXDEV', 'ENOTSUP', 'EMLINK')) throw error
    copyFileSync(from, to)
    return false
  }
}

/** Two renames: a folder cannot take the place of another one that is not empty. */
export function exchange(folder: string, fresh: string, old: string): void {
  const hadOne = existsSync(folder)
  if (hadOne) renameSync(folder, old)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    if (hadOne) renameSync(old, folder)
    throw error
  }
  // By themselves in half the time: rmSync asks each file what it is first.
  for (const file of filesBelow(old)) unlinkSync(join(old, file))
  rmSync(old, { recursive: true, force: true })
}
