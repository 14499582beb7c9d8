import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/write-whole.ts'

/** A store on disk that may be deleted, cut off or written by two builds at any time. */
export type Cache = {
  /** The value made from these parts, from the store or anew; only sound values are stored. */
  remember: <T>(
    parts: readonly string[],
    make: () => Promise<T>,
    keep?: (value: T) => boolean,
  ) => Promise<T>
  /** Forgets what this run did not use, once there is much of it. */
  prune: () => Promise<void>
}

/** SHA-256 of some texts, each told apart from the next. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/**
 * Opens a store that is addressed by content.
 *
 * @param version names the code that makes the values; another version sees none of them
 * @param limit how many records may be kept beside those that the last run used
 */
export function openCache(folder: string, version: string, limit = 2000): Cache {
  const used = new Set<string>()
  const pathOf = (key: string) => join(folder, key.slice(0, 2), `${key.slice(2)}.json`)
  return {
    async remember(parts, make, keep = () => true) {
      const key = hashOf([version, ...parts])
      used.add(key)
      const stored = readRecord(pathOf(key))
      if (stored) return stored.value as Awaited<ReturnType<typeof make>>
      const value = await make()
      if (keep(value)) writeRecord(pathOf(key), value)
      return value
    },
    prune: () => prune(folder, used, limit),
  }
}

/** A record is its own checksum and the value as JSON; anything else counts as absent. */
function readRecord(path: string): { value: unknown } | undefined {
  const record = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const json = record.slice(65)
  if (hashOf([json]) !== record.slice(0, 64)) return undefined
  return { value: JSON.parse(json) }
}

function writeRecord(path: string, value: unknown): void {
  const json = JSON.stringify(value)
  try {
    writeWhole(path, `${hashOf([json])}\n${json}`)
  } catch {
    // A cache that cannot be written costs time and nothing else.
  }
}

async function prune(folder: string, used: ReadonlySet<string>, limit: number): Promise<void> {
  const groups = await readdir(folder).catch(() => [])
  const unused: string[] = []
  for (const group of groups.filter((name) => /^[0-9a-f]{2}$/.test(name)))
    for (const name of await readdir(join(folder, group)).catch(() => []))
      if (!used.has(group + name.replace(/\.json$/, ''))) unused.push(join(folder, group, name))
  if (unused.length <= limit) return
  for (const path of unused) await rm(path, { force: true, recursive: true })
}
