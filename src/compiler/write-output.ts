import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileCache } from './file-cache.ts'
import { hashOfBody } from './markdown/hash-of-body.ts'
import { digestOf } from './read/digest.ts'
import { writeWhole } from './read/write-whole.ts'

const lineOf = (hash: string) => `bodies/${hash}.html`

/**
 * Hashes of the bodies that a folder holds; a file that was altered counts as missing.
 *
 * @param cache knows which of them look as they did when they were found whole
 * @param seen bodies that this process has found there already
 */
export function listBodies(
  folder: string,
  cache: FileCache,
  seen: ReadonlySet<string> = new Set(),
): Set<string> {
  const hashes = namesIn(folder).flatMap((name) => bodyName.exec(name)?.[1] ?? [])
  const isWhole = (hash: string) => {
    if (seen.has(hash) && cache.trust(lineOf(hash))) return true
    const file = join(folder, `${hash}.html`)
    if (cache.recall(lineOf(hash), file)) return true
    if (hashOfBody(readFileSync(file)) !== hash) return false
    return cache.note(lineOf(hash), hash, true)
  }
  return new Set(hashes.filter(isWhole))
}

/** Notes bodies that were written just now. */
export function noteBodies(folder: string, hashes: readonly string[], cache: FileCache): void {
  for (const hash of hashes)
    if (!cache.recall(lineOf(hash), join(folder, `${hash}.html`)))
      cache.note(lineOf(hash), hash, true)
}

/** A file of the indices, and a key that changes with its text. */
export type IndexFile = { key: string; text: () => string }

/**
 * Makes a folder hold these indices, touching only what differs, and then removes the bodies that
 * none of them names: a reader in between finds every body that its index knows.
 *
 * @param indices files by their path within the folder
 * @param used hashes of the bodies that the indices name
 * @param cache knows by which key a file was written: an unchanged one is not even put into words
 * @returns the paths that were written or removed
 */
export function writeIndices(
  folder: string,
  indices: ReadonlyMap<string, IndexFile>,
  used: ReadonlySet<string>,
  cache: FileCache,
): string[] {
  const changed: string[] = []
  for (const [path, { key, text }] of indices) {
    const file = join(folder, path)
    if (cache.recall(`index/${path}`, file) === key) continue
    const bytes = Buffer.from(text())
    if (!holds(file, bytes)) {
      writeWhole(file, bytes)
      changed.push(path)
    }
    cache.note(`index/${path}`, digestOf(bytes), key)
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

/** Whether a file is there with these bytes. */
function holds(file: string, bytes: Buffer): boolean {
  if (!existsSync(file) || statSync(file).size !== bytes.length) return false
  return readFileSync(file).equals(bytes)
}
