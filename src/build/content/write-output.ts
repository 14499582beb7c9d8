import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './cache.ts'

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
    const before = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (before === text) continue
    await writeAtomically(join(folder, path), text)
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

const rank = (path: string) => (path.startsWith('bodies/') ? 0 : 1)
