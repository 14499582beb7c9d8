import { promisesFile } from '../../content/schemas/promises.ts'
import { UserError } from '../../lib/user-error.js'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { cleanText } from '../read/read-source.ts'
import { type Edit, rangeIn } from '../text/range.ts'
import { addAlias, aliasesOf } from '../urls/entry-addresses.ts'
import { formatLock, lockFile, parseLock } from '../urls/urls-lock.ts'
import { findNew, findOld } from './find-target.ts'
import { type Move, rewriteLinks, rewritePromises } from './rewrite.ts'

/** A file as it is, and what is written into it. */
export type FileEdits = { file: string; before: string; edits: Edit[] }

export type MovePlan = {
  from: string
  to: string
  changes: FileEdits[]
  /** What is done, line by line, for the writer. */
  steps: string[]
}

export type MoveOptions = {
  /** As the writer put it: an address, a file, or `collection/slug`. */
  from: string
  to: string
  /** The text of a file; nothing where there is none. */
  read: (file: string) => string | undefined
}

/** Computes a move, and touches nothing. @throws {UserError} when it cannot be done */
export function planMove({ entries, site }: LoadedContent, options: MoveOptions): MovePlan {
  const { read } = options
  const old = findOld(options.from, entries)
  const target = findNew(options.to, old, entries)
  const other = entries.find(
    (entry) => entry !== old && aliasesOf(entry).includes(target.url ?? ''),
  )
  if (other)
    throw new UserError(`${target.url} es una dirección antigua de ${other.file}: quítala de ahí.`)
  const move: Move = {
    collection: old.collection,
    from: { slug: old.slug, url: old.url },
    to: target,
    address: site?.data?.address,
  }
  const plan: MovePlan = { from: old.file, to: target.file, changes: [], steps: [] }
  const lock = read(lockFile)
  const lines = parseLock(cleanText(lock ?? '')).lines
  const own = lines.filter(({ url }) => url === old.url)
  // What waits for its writer or its day was never public.
  const wasPublic = own.length > 0 || old.indexed?.waiting === undefined
  for (const { file, body } of [
    ...entries,
    ...(site ? [{ file: site.file, body: undefined }] : []),
  ]) {
    const raw = read(file) ?? ''
    const source = cleanText(raw)
    const edits = rewriteLinks(file, body, source, move)
    if (file === old.file && old.url !== undefined && wasPublic)
      edits.push(aliasEdit(source, old, target.url ?? ''))
    addChange(plan, file, raw, edits)
  }
  const promises = read(promisesFile)
  if (promises !== undefined)
    addChange(plan, promisesFile, promises, rewritePromises(cleanText(promises), move))
  plan.steps.push(`${old.file} → ${target.file}`)
  if (lock !== undefined && own.length > 0) {
    const keys = own.map(({ anchor }) => (anchor ? `${target.url}#${anchor}` : `${target.url}`))
    const all = { range: rangeIn(lock, 0, lock.length), text: formatLock(lines, keys) }
    plan.changes.push({ file: lockFile, before: lock, edits: [all] })
    plan.steps.push(`${lockFile}  ${target.url}`)
  }
  return plan
}

function addChange({ changes, steps }: MovePlan, file: string, before: string, edits: Edit[]) {
  if (edits.length === 0) return
  changes.push({ file, before, edits })
  for (const { range, text } of edits)
    steps.push(`${file}:${range.start.line}  ${text.trim().replace(/\s*\n\s*/g, ' ')}`)
}

/** The old address becomes an alias; a move back takes the place of the alias that it makes a page. */
function aliasEdit(source: string, { url = '', ...entry }: LoadedEntry, target: string): Edit {
  const index = aliasesOf(entry).indexOf(target)
  const place = index === -1 ? undefined : splitFrontmatter(source).written(['aliases', index])
  return place ? { range: place.range, text: url } : addAlias(source, url)
}
