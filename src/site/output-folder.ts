import { existsSync, readdirSync, readFileSync, rmdirSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../compiler/read/digest.ts'
import { writeWhole } from '../compiler/read/write-whole.ts'

/** What is known of a file that an earlier build wrote. */
type FileRecord = { key: string; size: number; modified: number }

type Manifest = Record<string, FileRecord>

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // none yet, or damaged: everything counts as unknown
  }
}

/**
 * The folder of the deployable site. It knows by which key each file was made, so that a build
 * writes only what changed, and it removes what no build stage asked for. A file that was touched
 * by somebody else counts as unknown.
 */
export function openOutputFolder(folder: string, manifestFile: string) {
  const before = readManifest(manifestFile)
  const after: Manifest = {}

  const stateOf = (path: string) => {
    const state = statSync(join(folder, path), { throwIfNoEntry: false })
    return state && { size: state.size, modified: state.mtimeMs }
  }

  return {
    folder,

    /** Whether the file made by this key is there; then it stays. */
    keep(path: string, key: string): boolean {
      const record = before[path]
      if (record?.key !== key) return false
      const state = stateOf(path)
      if (state?.size !== record.size || state.modified !== record.modified) return false
      after[path] = record
      return true
    },

    /** Whether all files of a subfolder were made by this key and are there; then they stay. */
    keepFolder(prefix: string, key: string): boolean {
      const paths = Object.keys(before).filter((path) => path.startsWith(prefix))
      return paths.length > 0 && paths.every((path) => this.keep(path, key))
    },

    /**
     * Notes a file that another thread has written into the folder.
     *
     * @throws {Error} when it is not there
     */
    adopt(path: string, key: string): void {
      const state = stateOf(path)
      if (!state) throw new Error(`${path} was not written`)
      after[path] = { key, ...state }
    },

    /**
     * Writes a file unless it is there already.
     *
     * @param key by what it was made; default: its own content
     */
    write(path: string, content: string | Uint8Array, key = digestOf(content)): void {
      if (this.keep(path, key)) return
      writeWhole(join(folder, path), content)
      this.adopt(path, key)
    },

    /** Removes what this build did not ask for, and remembers the rest. */
    finish(): { files: number; removed: number } {
      let removed = 0
      for (const path of filesBelow(folder)) {
        if (after[path]) continue
        unlinkSync(join(folder, path))
        removed += 1
      }
      removeEmptyFolders(folder)
      writeWhole(manifestFile, JSON.stringify(after))
      return { files: Object.keys(after).length, removed }
    },
  }
}

export type OutputFolder = ReturnType<typeof openOutputFolder>

/** Paths of all files below a folder, relative to it, with forward slashes. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const from = join(folder, 'a').length - 1
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(from).replaceAll('\\', '/'))
    .sort()
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) {
      const inner = join(folder, entry.name)
      removeEmptyFolders(inner)
      if (readdirSync(inner).length === 0) rmdirSync(inner)
    }
}
