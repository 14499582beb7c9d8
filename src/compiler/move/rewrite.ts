import { ownPath } from '../../lib/own-path.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import { partsOf, schemaOf } from '../fields/parts-of-file.ts'
import { findReferences, isRecord, type Reference } from '../fields/walk-schema.ts'
import { parseYaml, type Written } from '../frontmatter/parse-yaml.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Edit, fileStart, offsetAt, type Range, rangeIn } from '../text/range.ts'

/** What moves, and where it goes. */
export type Move = {
  collection: string
  from: { slug: string; url: string | undefined }
  to: { slug: string; url: string | undefined }
  address: string | undefined
}

/** A link with the moved page's new address; nothing when it leads elsewhere. */
function movedLink(href: string, { from, to, address }: Move): string | undefined {
  if (from.url === undefined || to.url === undefined || href.startsWith('#')) return undefined
  const path = (address && ownPath(href, address)) ?? href
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (canonicalPath(page) !== from.url) return undefined
  const head = href.slice(0, href.length - path.length)
  return head + to.url + rest
}

/** The edits that make a file point at the new place. */
export function rewriteLinks(
  file: string,
  body: LoadedEntry['body'],
  source: string,
  move: Move,
): Edit[] {
  const schema = schemaOf(file)
  const { data, written } = partsOf(file, source)
  const references = schema ? findReferences(schema, data) : []
  return [...inFields(references, written, move), ...inBody(body, source, move)]
}

/** The edits that make promises speak of the new place; see src/content/schemas/promises.ts. */
export function rewritePromises(source: string, { collection, from, to }: Move): Edit[] {
  const { data, written } = parseYaml(source, fileStart)
  const list = Array.isArray(data?.promises) ? data.promises : []
  const replace = (path: PropertyKey[], old: string, text: string): Edit[] => {
    const place = written(path)
    return place ? [{ range: place.range, text: place.text.replace(old, () => text) }] : []
  }
  const inFile = [`${collection}/${from.slug}`, `${collection}/${to.slug}`] as const
  return list.flatMap((promise: unknown, index) => [
    ...(isRecord(promise) && promise.in === inFile[0]
      ? replace(['promises', index, 'in'], ...inFile)
      : []),
    ...(isRecord(promise) && from.url && promise.page === from.url
      ? replace(['promises', index, 'page'], from.url, to.url ?? '')
      : []),
  ])
}

function inFields(references: readonly Reference[], written: Written, move: Move): Edit[] {
  return references.flatMap((reference) => {
    const { kind, value, path } = reference
    const isNamed =
      kind === 'entry' && reference.collection === move.collection && value === move.from.slug
    const other = isNamed ? move.to.slug : kind === 'link' ? movedLink(value, move) : undefined
    const place = written(path)
    // Its quotes stay as they are.
    const text = other !== undefined && place?.text.replace(value, () => other)
    return text && place ? [{ range: place.range, text }] : []
  })
}

function inBody(body: LoadedEntry['body'], source: string, move: Move): Edit[] {
  const links = (body?.links ?? []).flatMap(({ href, range }) => {
    const other = movedLink(href, move)
    return other === undefined
      ? []
      : replaceIn(source, range, href, other, /(?:\]\(\s*<?|\]:\s*<?|=\s*["'])$/)
  })
  const plans = (body?.references ?? []).flatMap(({ collection, slug, range }) =>
    collection === move.collection && slug === move.from.slug
      ? replaceIn(source, range, slug, move.to.slug, /service\s*=\s*["']$/)
      : [],
  )
  // A definition that two links use is told twice.
  return [...new Map([...links, ...plans].map((edit) => [JSON.stringify(edit), edit])).values()]
}

/** Replaces a word within a stretch, where what stands before it says that it is the one meant. */
function replaceIn(
  source: string,
  range: Range,
  word: string,
  other: string,
  before: RegExp,
): Edit[] {
  const [from, to] = [offsetAt(source, range.start), offsetAt(source, range.end)]
  for (let at = source.indexOf(word, from); at !== -1 && at < to; at = source.indexOf(word, at + 1))
    if (
      before.test(source.slice(from, at)) &&
      /^(?:[\s)>"']|$)/.test(source.slice(at + word.length))
    )
      return [{ range: rangeIn(source, at, at + word.length), text: other }]
  return []
}
