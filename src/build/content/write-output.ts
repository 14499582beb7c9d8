import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'

/**
 * Makes a folder hold these files, touching only what differs. Bodies come before the indices that
 * name them, and go after: a reader in between finds every body that its index knows.
 *
 * @param files texts by their path within the folder
 * @returns the paths that were written or removed
 */
export async function writeOutput(folder: string, files: ReadonlyMap<string, string>) {
  const changed: string[] = []
  const inOrder = [...files].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
  for (const [path, text] of inOrder) {
    if (holds(join(folder, path), text)) continue
    writeWhole(join(folder, path), text)
    changed.push(path)
  }
  for (const name of await readdir(join(folder, 'bodies')).catch(() => [])) {
    const path = `bodies/${name}`
    if (files.has(path) || !/^[0-9a-f]{16}\.html$/.test(name)) continue
    await rm(join(folder, path), { force: true })
    changed.push(path)
  }
  return changed
}

/** Whether a file is there with this text. */
function holds(file: string, text: string): boolean {
  if (!existsSync(file) || statSync(file).size !== Buffer.byteLength(text)) return false
  return readFileSync(file, 'utf8') === text
}

const rank = (path: string) => (path.startsWith('bodies/') ? 0 : 1)
