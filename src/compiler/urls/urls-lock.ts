import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../lib/write-whole.ts'
import { flag, inFile, type Problem } from '../problem.ts'
import type { SourceFile } from '../read/list-files.ts'
import { readSource } from '../read/read-source.ts'
import { rangeAt } from '../text/range.ts'

/** The committed list of all addresses that have ever been public. */
export const lockFile = 'content/urls.lock'

/** One line of the list: an address, or an anchor in its page. */
export type LockLine = {
  url: string
  /** Id of a heading; absent in the line of the page itself. */
  anchor?: string
  /** Why it was withdrawn on purpose. */
  withdrawn?: string
  /** Counted from 1. */
  line: number
}

const header = `# Direcciones que ya fueron públicas, y los títulos a los que se puede enlazar. Las agrega la
# compilación. Para retirar una a propósito: «/blog/x retirada: por qué». Ver docs/escribir.md.
`

const form = /^(\/[^\s#]*)(?:#(\S+))?(?:\s+retirada:\s*(\S.*))?$/

/** Parses the list. Invalid lines are returned, not refused. */
export function parseLock(text: string) {
  const lines: LockLine[] = []
  const faults: { line: number; text: string }[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const written = raw.trim()
    if (written === '' || written.startsWith('#')) continue
    const [found, url = '', anchor, withdrawn] = form.exec(written) ?? []
    const line = index + 1
    if (found === undefined) faults.push({ line, text: written })
    else lines.push({ url, ...(anchor && { anchor }), ...(withdrawn && { withdrawn }), line })
  }
  return { lines, faults }
}

const lockKey = ({ url, anchor }: Pick<LockLine, 'url' | 'anchor'>): string =>
  anchor === undefined ? url : `${url}#${anchor}`

/** Each listed key, with the reason if it was withdrawn. Two branches joined may list a key twice. */
function reasonsOf(lines: readonly LockLine[]): Map<string, string | undefined> {
  const reasons = new Map<string, string | undefined>()
  for (const line of lines) {
    const key = lockKey(line)
    reasons.set(key, line.withdrawn ?? reasons.get(key))
  }
  return reasons
}

/**
 * The list with the keys that are public now (`url`, `url#anchor`) added. One per line, sorted: two
 * branches that add pages touch different lines.
 */
export function formatLock(lines: readonly LockLine[], keys: Iterable<string>): string {
  const reasons = reasonsOf(lines)
  // A key that is public again is no longer withdrawn.
  for (const key of keys) reasons.set(key, undefined)
  const written = [...reasons.keys()].sort().map((key) => {
    const reason = reasons.get(key)
    return reason ? `${key} retirada: ${reason}` : key
  })
  return `${header}${written.join('\n')}\n`
}

/** Reads the list and reports its invalid lines; without the file the list is empty. */
export function readLock(found?: SourceFile): { lines: LockLine[]; problems: Problem[] } {
  if (!found) return { lines: [], problems: [] }
  // Builds write this file, and it grows with the site.
  const source = readSource(found.absolute, Number.POSITIVE_INFINITY)
  if ('problem' in source) return { lines: [], problems: [inFile(lockFile, source.problem)] }
  const { lines, faults } = parseLock(source.text)
  const problems = faults.map(({ line, text }) => {
    const range = rangeAt(line, 1, text.length)
    return inFile(lockFile, flag(range, { code: 'urls-lock', data: { text } }))
  })
  return { lines, problems }
}

/** Adds the keys that are public now to the list, and writes the file only when some are new. */
export function recordUrls(
  root: string,
  lines: readonly LockLine[],
  keys: readonly string[],
): void {
  const file = join(root, lockFile)
  const reasons = reasonsOf(lines)
  const isListed = (key: string) => reasons.has(key) && reasons.get(key) === undefined
  if (existsSync(file) && keys.every(isListed)) return
  writeWhole(file, formatLock(lines, keys))
}
