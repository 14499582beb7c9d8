import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { hashOf } from '../lib/hash.ts'
import { writeWhole } from '../lib/write-whole.ts'
import type { FileCache } from './file-cache.ts'

const bodyName = /^([0-9a-f]{16})\.html$/

/** Hashes of the bodies that a folder holds; an altered file counts as missing. */
export function listBodies(folder: string, cache: FileCache): Set<string> {
  const hashes = filesBelow(folder).flatMap((name) => bodyName.exec(name)?.[1] ?? [])
  const isWhole = (hash: string) => {
    const [name, file] = [`bodies/${hash}.html`, join(folder, `${hash}.html`)]
    if (cache.recall(name, file)) return true
    const whole = hashOf(readFileSync(file))
    return whole.startsWith(hash) && cache.note(name, whole, true)
  }
  return new Set(hashes.filter(isWhole))
}

/**
 * Writes the indices that differ to a folder, and then removes the bodies that none of them names.
 * A reader in between finds every body that its index names.
 *
 * @returns the paths that were written or removed
 */
export function writeIndices(
  folder: string,
  indices: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): string[] {
  const changed: string[] = []
  for (const [path, text] of indices) {
    const [file, bytes] = [join(folder, path), Buffer.from(text)]
    if (holds(file, bytes)) continue
    writeWhole(file, bytes)
    changed.push(path)
  }
  for (const name of filesBelow(join(folder, 'bodies'))) {
    const [, hash] = bodyName.exec(name) ?? []
    if (!hash || used.has(hash)) continue
    rmSync(join(folder, 'bodies', name), { force: true })
    changed.push(`bodies/${name}`)
  }
  return changed
}

const holds = (file: string, bytes: Buffer) => existsSync(file) && readFileSync(file).equals(bytes)
