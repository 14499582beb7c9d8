import { promisesFile } from '../../content/schemas/promises.ts'
import { questionId } from '../../lib/question-id.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import { UserError } from '../../lib/user-error.js'
import { partsOf, schemaOf } from '../fields/parts-of-file.ts'
import { findReferences, isRecord } from '../fields/walk-schema.ts'
import { parseYaml } from '../frontmatter/parse-yaml.ts'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { cleanText } from '../read/read-source.ts'
import { ownPath } from '../text/addresses.ts'
import { type Edit, fileStart, rangeIn } from '../text/range.ts'
import { addAlias, aliasesOf } from '../urls/entry-addresses.ts'
import { formatLock, lockFile, parseLock } from '../urls/urls-lock.ts'
import { findNew, findOld } from './find-target.ts'

/** A file as it is, and the edits to it. */
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
  /** Returns the text of a file; `undefined` where there is none. */
  read: (file: string) => string | undefined
}

/** Computes a move without changing anything. @throws {UserError} when it cannot be done */
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
  // A draft or an article with a future date was never public.
  const wasPublic = own.length > 0 || old.indexed?.waiting === undefined
  const owners: Pick<LoadedEntry, 'file' | 'body'>[] = site ? [...entries, site] : entries
  for (const { file, body } of owners) {
    const raw = read(file) ?? ''
    const source = cleanText(raw)
    const edits = [...inFields(file, source, move), ...inBody(body, move)]
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

/**
 * The old address becomes an alias; a move back replaces the alias that becomes the page's address
 * again.
 *
 * @throws {UserError} when there is no place for it
 */
function aliasEdit(source: string, { url = '', ...entry }: LoadedEntry, target: string): Edit {
  const index = aliasesOf(entry).indexOf(target)
  const place = index === -1 ? undefined : splitFrontmatter(source).written(['aliases', index])
  const edit = place ? { range: place.range, text: url } : addAlias(source, url)
  if (edit) return edit
  throw new UserError(
    `Los campos de ${entry.file} no se pueden leer, y ahí va su dirección antigua: corrígelos primero.`,
  )
}

/** What moves, and where it goes. */
type Move = {
  collection: string
  from: { slug: string; url: string | undefined }
  to: { slug: string; url: string | undefined }
  address: string | undefined
}

/** The ends of links to entries without a page of their own, which have a place on other pages. */
const placeIn: Readonly<Record<string, (slug: string) => string>> = {
  faqs: (slug) => `#${questionId(slug)}`,
  team: (slug) => `/equipo#${slug}`,
}

/** A link with the new address of what is moved; `undefined` when it leads elsewhere. */
function movedLink(href: string, { collection, from, to, address }: Move): string | undefined {
  const place = placeIn[collection]
  if (place && href.endsWith(place(from.slug)))
    return href.slice(0, -place(from.slug).length) + place(to.slug)
  if (from.url === undefined || to.url === undefined || href.startsWith('#')) return undefined
  const path = (address && ownPath(href, address)) ?? href
  // With the page move its text for programs and its feeds.
  const parts = /^([^?#]*?)((?:\.md|\/(?:rss\.xml|atom\.xml|feed\.json))?(?:[?#].*)?)$/s.exec(path)
  const [, page = '', rest = ''] = parts ?? []
  if (canonicalPath(page) !== from.url) return undefined
  const head = href.slice(0, href.length - path.length)
  return head + to.url + rest
}

/** The edits that update the promises; see src/content/schemas/promises.ts. */
function rewritePromises(source: string, { collection, from, to }: Move): Edit[] {
  const { data, written } = parseYaml(source, fileStart)
  const list = Array.isArray(data?.promises) ? data.promises : []
  const renamed = [
    ['in', `${collection}/${from.slug}`, `${collection}/${to.slug}`],
    ['page', from.url ?? '', to.url ?? ''],
  ] as const
  return list.flatMap((promise: unknown, index) =>
    renamed.flatMap(([key, old, text]) => {
      const isNamed = old !== '' && isRecord(promise) && promise[key] === old
      const place = isNamed ? written(['promises', index, key]) : undefined
      return place ? [{ range: place.range, text: place.text.replace(old, () => text) }] : []
    }),
  )
}

function inFields(file: string, source: string, move: Move): Edit[] {
  const schema = schemaOf(file)
  const { data, written } = partsOf(file, source)
  const references = schema ? findReferences(schema, data) : []
  return references.flatMap((reference) => {
    const { kind, value, path } = reference
    const isNamed =
      kind === 'entry' && reference.collection === move.collection && value === move.from.slug
    const other = isNamed ? move.to.slug : kind === 'link' ? movedLink(value, move) : undefined
    const place = written(path)
    // The quotes are kept.
    const text = other !== undefined && place?.text.replace(value, () => other)
    return text && place ? [{ range: place.range, text }] : []
  })
}

function inBody(body: LoadedEntry['body'], move: Move): Edit[] {
  const { collection, from, to } = move
  const links = (body?.links ?? []).map((link) => ({ ...link, text: movedLink(link.href, move) }))
  const plans = (body?.references ?? [])
    .filter(({ slug }) => collection === 'services' && slug === from.slug)
    .map((plan) => ({ ...plan, text: to.slug }))
  return [...links, ...plans].flatMap(({ addressRange, text }) =>
    addressRange && text !== undefined ? [{ range: addressRange, text }] : [],
  )
}
