import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfBody } from '../body/hash-of-body.ts'
import { writeWhole } from '../files/write-whole.ts'

/** The HTML of bodies, by hash. */
export type BodyFiles = {
  /** What the folder holds already. */
  stored: ReadonlySet<string>
  /** What this run made. */
  made: ReadonlyMap<string, string>
  /** What the indices name; the rest goes. */
  used: ReadonlySet<string>
}

/** Hashes of the bodies that a folder of indices holds; a file that was altered counts as missing. */
export function listBodies(folder: string): Set<string> {
  const bodies = join(folder, 'bodies')
  if (!existsSync(bodies)) return new Set()
  const hashes = readdirSync(bodies).flatMap(
    (name) => /^([0-9a-f]{16})\.html$/.exec(name)?.[1] ?? [],
  )
  return new Set(
    hashes.filter((hash) => hashOfBody(readFileSync(join(bodies, `${hash}.html`))) === hash),
  )
}

/**
 * Makes a folder hold indices and bodies, touching only what differs. Bodies come before the indices
 * that name them, and go after: a reader in between finds every body that its index knows.
 *
 * @param indices texts by their path within the folder
 * @returns the paths that were written or removed
 */
export function writeOutput(
  folder: string,
  indices: ReadonlyMap<string, string>,
  { stored, made, used }: BodyFiles,
): string[] {
  const changed: string[] = []
  const write = (path: string, text: string) => {
    writeWhole(join(folder, path), text)
    changed.push(path)
  }
  const pathOf = (hash: string) => `bodies/${hash}.html`
  for (const [hash, html] of made)
    if (used.has(hash) && !stored.has(hash)) write(pathOf(hash), html)
  for (const [path, text] of indices) if (!holds(join(folder, path), text)) write(path, text)
  for (const name of readdirSync(join(folder, 'bodies'))) {
    if (used.has(name.slice(0, -'.html'.length))) continue
    rmSync(join(folder, 'bodies', name), { force: true })
    changed.push(`bodies/${name}`)
  }
  return changed
}

/** Whether a file is there with this text. */
function holds(file: string, text: string): boolean {
  if (!existsSync(file) || statSync(file).size !== Buffer.byteLength(text)) return false
  return readFileSync(file, 'utf8') === text
}
