import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfBody } from '../body/hash-of-body.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Ledger } from './ledger.ts'

const lineOf = (hash: string) => `bodies/${hash}.html`

/**
 * Hashes of the bodies that a folder holds; a file that was altered counts as missing.
 *
 * @param ledger knows which of them look as they did when they were found whole
 * @param seen bodies that this process has found there already
 */
export function listBodies(
  folder: string,
  ledger: Ledger,
  seen: ReadonlySet<string> = new Set(),
): Set<string> {
  const hashes = namesIn(folder).flatMap((name) => bodyName.exec(name)?.[1] ?? [])
  const isWhole = (hash: string) => {
    if (seen.has(hash) && ledger.trust(lineOf(hash))) return true
    const file = join(folder, `${hash}.html`)
    if (ledger.recall(lineOf(hash), file)) return true
    if (hashOfBody(readFileSync(file)) !== hash) return false
    return ledger.note(lineOf(hash), hash, true)
  }
  return new Set(hashes.filter(isWhole))
}

/** Notes bodies that were written just now. */
export function noteBodies(folder: string, hashes: readonly string[], ledger: Ledger): void {
  for (const hash of hashes)
    if (!ledger.recall(lineOf(hash), join(folder, `${hash}.html`)))
      ledger.note(lineOf(hash), hash, true)
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
