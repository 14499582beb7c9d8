import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import { readSource } from '../read/read-source.ts'
import { writeWhole } from '../read/write-whole.ts'
import { formatLock, lockFile, parseLock, type UrlsLock } from './urls-lock.ts'

/** Reads the list of public addresses; without a file everything is new. */
export async function readLock(
  found: { file: string; absolute: string } | undefined,
): Promise<UrlsLock | { problem: Problem }> {
  if (!found) return { lines: [], faults: [] }
  // Builds write it: it grows with the site.
  const source = await readSource(found.absolute, found.file, Number.POSITIVE_INFINITY)
  return 'problem' in source ? source : parseLock(source.text)
}

/** Adds what is public now to the list, and touches the file only when that is new. */
export function recordUrls(root: string, keys: readonly string[]): void {
  const file = join(root, lockFile)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = formatLock(parseLock(before).lines, keys)
  if (after !== before) writeWhole(file, after)
}
