import { groupBy } from '../../lib/group-by.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { flag, inFile, type Problem } from '../problem.ts'
import { readAgain } from '../read/read-source.ts'
import { isDraft } from '../schedule.ts'
import { fold, nearest } from '../text/nearest.ts'
import { rangeAt } from '../text/range.ts'
import { addAlias, aliasesOf, anchorsOf, pageAnchorsOf } from '../urls/entry-addresses.ts'
import { type LockLine, lockFile } from '../urls/urls-lock.ts'
import { problemAt } from './problem-at.ts'

type Known = {
  lines: readonly LockLine[]
  entries: readonly LoadedEntry[]
  /** Published pages by each address that leads to them. */
  pages: Map<string, LoadedEntry>
  withdrawn: Set<string>
}

/**
 * An address that was once public must lead somewhere for good, and so must an anchor in it.
 *
 * @param misnamed files that exist but make no page because of their name
 */
export function checkUrlsLock(
  entries: readonly LoadedEntry[],
  lines: readonly LockLine[],
  misnamed: readonly string[],
): Problem[] {
  const pages = new Map<string, LoadedEntry>()
  const published = entries.filter((entry) => entry.published && entry.url !== undefined)
  for (const entry of published)
    for (const url of aliasesOf(entry)) pages.set(canonicalPath(url), entry)
  // A page keeps its own address, also where another one claims it as an alias.
  for (const entry of published) pages.set(entry.url ?? '', entry)
  const withdrawn = new Set(
    lines.filter((line) => line.withdrawn && !line.anchor).map(({ url }) => url),
  )
  const known = { lines, entries, pages, withdrawn }
  const names = new Set(misnamed.map((file) => fold(file.replace(/^.*\/|\.[^./]*$/g, ''))))
  const gone = lines.filter(
    ({ url, anchor }) =>
      anchor === undefined && !pages.has(url) && !withdrawn.has(url) && !names.has(lastOf(url)),
  )
  if (gone.length === 0) return goneAnchors(known)
  const successorOf = findSuccessors(gone, known)
  return [...gone.map((line) => goneProblem(line, successorOf, known)), ...goneAnchors(known)]
}

/** The present addresses of moved pages, by their former addresses. */
export const movedPages = (problems: readonly Problem[]): ReadonlyMap<string, string> =>
  new Map(
    problems.flatMap((one) => (one.code === 'url-moved' ? [[one.data.url, one.data.to]] : [])),
  )

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)

type Successor = { entry: LoadedEntry; isCertain: boolean }

function goneProblem(
  line: LockLine,
  successorOf: (line: LockLine) => Successor | undefined,
  known: Known,
): Problem {
  const { url } = line
  const hidden = known.entries.find((entry) => entry.url === url)
  if (hidden) return hiddenProblem(hidden, url)
  const successor = successorOf(line)
  const data = { url, line: line.line }
  if (!successor)
    return inFile(lockFile, flag(rangeAt(line.line, 1, url.length), { code: 'url-gone', data }))
  const { entry, isCertain } = successor
  const text = readAgain(entry.absolute)
  const edit = text === undefined ? undefined : addAlias(text, url)
  return inFile(
    entry.file,
    flag(entry.locate(['title'], 'key'), {
      code: 'url-moved',
      data: { ...data, to: entry.url ?? '', isCertain },
      repair: edit && { ...edit, safe: isCertain },
    }),
  )
}

/** A page that is no longer published; with a future date it comes back by itself. */
function hiddenProblem(entry: LoadedEntry, url: string): Problem {
  return isDraft(entry.raw)
    ? problemAt(entry, ['draft'], { code: 'url-hidden', data: { url } })
    : problemAt(entry, ['date'], { code: 'url-postponed', data: { url } })
}

/**
 * Finds the page that replaced another: one with the same headings, or the only new page in the same
 * folder. The list may be long, so it is gone through once.
 */
function findSuccessors(gone: readonly LockLine[], { lines, entries }: Known) {
  // The page for unknown addresses is never listed, and replaces no page.
  const listed = new Set(['/404', ...lines.map((line) => line.url)])
  const fresh = entries.filter(
    (entry) => entry.published && entry.url !== undefined && !listed.has(entry.url),
  )
  const linesOf = groupBy(lines, ({ url }) => url)
  const goneIn = groupBy(gone, ({ url }) => folderOf(url))
  const nameOf = (ids: readonly string[]) => [...ids].sort().join()
  const withAnchors = fresh.map((entry) => ({ entry, name: nameOf(anchorsOf(entry)) }))
  return ({ url }: LockLine): Successor | undefined => {
    const wanted = (linesOf.get(url) ?? []).flatMap(({ anchor }) => anchor ?? [])
    const name = nameOf(wanted)
    const alike = wanted.length > 1 ? withAnchors.filter((one) => one.name === name) : []
    if (alike[0] && alike.length === 1) return { entry: alike[0].entry, isCertain: true }
    if (goneIn.get(folderOf(url))?.length !== 1) return undefined
    const near = fresh.filter((entry) => folderOf(entry.url ?? '') === folderOf(url))
    return near[0] && near.length === 1 ? { entry: near[0], isCertain: false } : undefined
  }
}

function goneAnchors({ lines, pages, withdrawn }: Known): Problem[] {
  const reported = new Set<string>()
  const anchors = new Map<LoadedEntry, ReadonlySet<string>>()
  return lines.flatMap(({ url, anchor, withdrawn: reason, line }) => {
    const entry = pages.get(url)
    if (anchor === undefined || reason || withdrawn.has(url) || !entry?.body) return []
    // The anchors of a body with errors, or of a page made of sections, are not known.
    if (entry.body.problems.length > 0 && anchorsOf(entry).length === 0) return []
    const ids = anchors.get(entry) ?? pageAnchorsOf(entry.body)
    anchors.set(entry, ids)
    const key = `${entry.file}#${anchor}`
    if (ids.has(anchor) || reported.has(key)) return []
    reported.add(key)
    const data = { anchor, line, proposal: nearest(anchor, ids) }
    return problemAt(entry, ['title'], { code: 'anchor-gone', data })
  })
}
