import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfBody } from '../body/hash-of-body.ts'
import { writeWhole } from '../files/write-whole.ts'

/** Hashes of the bodies that a folder holds; a file that was altered counts as missing. */
export function listBodies(folder: string): Set<string> {
  const hashes = namesIn(folder).flatMap((name) => bodyName.exec(name)?.[1] ?? [])
  const isWhole = (hash: string) => hashOfBody(readFileSync(join(folder, `${hash}.html`))) === hash
  return new Set(hashes.filter(isWhole))
}

/**
 * Makes a folder hold these indices, touching only what differs, and then removes the bodies that
 * none of them names: a reader in between finds every body that its index knows.
 *
 * @param indices texts by their path within the folder
 * @param used hashes of the bodies that the indices name
 * @returns the paths that were written or removed
 */
export function writeIndices(
  folder: string,
  indices: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): string[] {
  const changed: string[] = []
  for (const [path, text] of indices) {
    if (holds(join(folder, path), text)) continue
    writeWhole(join(folder, path), text)
    changed.push(path)
  }
  for (const name of namesIn(join(folder, 'bodies'))) {
    const [, hash] = bodyName.exec(name) ?? []
    if (!hash || used.has(hash)) continue
    rmSync(join(folder, 'bodies', name), { force: true })
    changed.push(`bodies/${name}`)
  }
  return changed
}

const bodyName = /^([0-9a-f]{16})\.html$/

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Whether a file is there with this text. */
function holds(file: string, text: string): boolean {
  if (!existsSync(file) || statSync(file).size !== Buffer.byteLength(text)) return false
  return readFileSync(file, 'utf8') === text
}
