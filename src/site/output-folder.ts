import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Store } from '../compiler/store.ts'
import { claim } from '../lib/claim.ts'
import { filesBelow } from '../lib/files-below.js'
import { hashOf } from '../lib/hash.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { writeNew } from '../lib/write-whole.ts'

/** The record of a file that an earlier build wrote. */
type FileRecord = { key: string; size: number; modified: number }

/** The records of all files of the folder, by path. */
type Manifest = Record<string, FileRecord>

const record = 'output'
const version = '1'

/**
 * Opens the folder of the deployable site. A build makes the new one next to it: changed files are
 * written there, at the end the others are hard-linked from the old one, and the two are exchanged.
 * Until then the old one is not touched; a build that fails or is interrupted leaves it as it was.
 *
 * The manifest holds the key that each file was made with, so that only changed files are written.
 * A file that was modified from outside counts as unknown; one that no stage of the build asked for
 * is removed.
 */
export function openOutputFolder(folder: string, store: Store) {
  const { fresh, discard, exchange } = openExchange(folder)
  const before = store.read<Manifest>(record, version) ?? {}
  const after: Manifest = {}
  const written = new Set<string>()

  return {
    /** Whether the file made with this key exists; if so, it is kept. */
    keep(path: string, key: string): boolean {
      if (after[path]?.key === key) return true
      const known = before[path]
      if (known?.key !== key) return false
      const state = statSync(`${folder}/${path}`, { throwIfNoEntry: false })
      if (state?.size !== known.size || state.mtimeMs !== known.modified) return false
      after[path] = known
      return true
    },

    /** The size in bytes of a file that this build keeps or has written. */
    sizeOf: (path: string): number => {
      const size = after[path]?.size
      if (size === undefined) throw new Error(`${path} is not in the site`)
      return size
    },

    /** The text of a file that this build keeps or has written. */
    read: (path: string): string =>
      readFileSync(join(written.has(path) ? fresh : folder, path), 'utf8'),

    /**
     * Writes a file unless it exists already.
     *
     * @param key identifies what it was made from; default: its own content
     */
    write(path: string, content: string | Uint8Array, key = hashOf(content)): void {
      if (this.keep(path, key)) return
      writeNew(join(fresh, path), content)
      after[path] = { key, ...stateOf(join(fresh, path)) }
      written.add(path)
    },

    discard,

    /**
     * Replaces the old folder with the new one, unless both hold the same. Its time then tells since
     * when changes are not in it.
     *
     * @param started when the build began
     */
    finish(started: Date): { files: number } {
      if (written.size > 0 || filesBelow(folder).some((path) => !after[path])) {
        for (const [path, known] of Object.entries(after))
          if (!written.has(path) && !linkFile(join(folder, path), join(fresh, path)))
            Object.assign(known, stateOf(join(fresh, path)))
        exchange()
        store.write(record, version, after)
      }
      discard()
      utimesSync(folder, started, started)
      return { files: Object.keys(after).length }
    },
  }
}

export type OutputFolder = ReturnType<typeof openOutputFolder>

function stateOf(file: string): Pick<FileRecord, 'size' | 'modified'> {
  const { size, mtimeMs } = statSync(file)
  return { size, modified: mtimeMs }
}

/**
 * Hard-links a file to a second path. Where the file system does not support that, the file is
 * copied.
 *
 * @returns whether both are the same file
 */
export function linkFile(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
    return true
  } catch {
    // The code of a file system without links depends on it and on the system: EISDIR for FAT on
    // Windows, ENOSYS in some mounted folders. What keeps a file from being copied too is thrown.
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    return false
  }
}

/**
 * Prepares a folder's exchange for a new one, which is made beside it. Cleans up after an
 * interrupted one: if it ended between the two renames, the old folder is restored.
 *
 * @throws {UserError} while another process makes the new folder
 */
export function openExchange(path: string) {
  // A link stays one, and it is the folder to which it leads that is exchanged.
  const folder = existsSync(path) ? realpathSync(path) : path
  // Names that nobody gives to folders of their own, because they are removed.
  const fresh = `${folder}.lumbre-new`
  const old = `${folder}.lumbre-old`
  const owner = `${fresh}.pid`
  claim(
    owner,
    (other) =>
      `Process ${other} is writing the same folder. Wait for it, or remove ${owner} if it is something else.`,
  )
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder)
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })

  return {
    /** The new folder, which does not exist yet. */
    fresh,

    /** Removes the new folder, and lets other processes make one. */
    discard(): void {
      rmSync(fresh, { recursive: true, force: true })
      rmSync(owner, { force: true })
    },

    /** Exchanges them by two renames: a rename cannot replace a folder that is not empty. */
    exchange(): void {
      const hadOne = existsSync(folder)
      if (hadOne) renameSync(folder, old)
      try {
        renameSync(fresh, folder)
      } catch (error) {
        if (hadOne) renameSync(old, folder)
        throw error
      }
      // The new folder is in its place, even if files of another user cannot be removed from the
      // old one: the next exchange says so.
      ifReadable(() => rmSync(old, { recursive: true, force: true }))
    },
  }
}
