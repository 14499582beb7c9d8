import { isRecord } from '../fields/walk-schema.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Cause, Problem } from '../problem.ts'
import { nameFault } from '../read/file-name.ts'
import { fold } from '../text/nearest.ts'
import { problemAt } from './problem-at.ts'

/** Paths that the site itself uses; whatever lies below a folder belongs to it too. */
const reserved = [
  '/blog/pagina',
  '/blog/categoria',
  '/assets',
  '/_data',
  '/_bodies',
  '/images',
  '/demos',
  '/pagefind',
  '/404',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/opensearch.xml',
  '/site.webmanifest',
  '/.well-known',
  '/index',
]

const key = (path: string) => fold(path).replace(/\/+$/, '') || '/'

/** Reports entries of one collection whose names differ by case, accents or notation alone. */
export function checkSlugs(entries: readonly LoadedEntry[]): Problem[] {
  const first = new Map<string, LoadedEntry>()
  // The name that is in order keeps its place; the odd one is reported.
  const sound = entries.filter(({ slug }) => !nameFault(slug))
  const odd = entries.filter(({ slug }) => nameFault(slug))
  return [...sound, ...odd].flatMap((entry) => {
    const id = `${entry.collection}/${fold(entry.slug)}`
    const other = first.get(id)
    if (!other) {
      first.set(id, entry)
      return []
    }
    return problemAt(entry, [], { code: 'duplicate-slug', data: { file: other.file } })
  })
}

/** Reports pages and former addresses that would lie on top of each other or of the site's own. */
export function checkUrls(entries: readonly LoadedEntry[]): Problem[] {
  const owners = new Map<string, LoadedEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    if (entry.url === undefined) continue
    const owner = owners.get(key(entry.url))
    if (owner && (owner.collection !== entry.collection || fold(owner.slug) !== fold(entry.slug)))
      problems.push(
        problemAt(entry, [], {
          code: 'url-collision',
          data: { url: entry.url, file: owner.file },
        }),
      )
    const taken = isOwn(entry) ? undefined : under(entry.url)
    if (taken)
      problems.push(problemAt(entry, [], { code: 'reserved-url', data: { taken, url: entry.url } }))
    if (!owner && !taken) owners.set(key(entry.url), entry)
  }
  return [...problems, ...checkAliases(entries, owners)]
}

/** Pages that the site puts under its own paths. */
const isOwn = ({ collection, raw }: LoadedEntry) =>
  collection === 'categories' ||
  (collection === 'pages' && isRecord(raw) && raw.template === 'not-found')

function under(path: string): string | undefined {
  const own = key(path)
  return reserved.find(
    (taken) => own.startsWith(taken) && /^(?:\/|$)/.test(own.slice(taken.length)),
  )
}

function checkAliases(
  entries: readonly LoadedEntry[],
  owners: Map<string, LoadedEntry>,
): Problem[] {
  const taken = new Map<string, LoadedEntry>()
  return entries.flatMap((entry) => {
    const aliases = isRecord(entry.raw) && Array.isArray(entry.raw.aliases) ? entry.raw.aliases : []
    return aliases.flatMap((alias: unknown, index) => {
      // Anything else has a problem of its schema.
      if (typeof alias !== 'string' || !/^\/(?:[^\s/](?:\S*[^\s/])?)?$/.test(alias)) return []
      const cause = aliasFault(alias, entry, owners, taken)
      if (!taken.has(key(alias))) taken.set(key(alias), entry)
      return cause ? [problemAt(entry, ['aliases', index], cause)] : []
    })
  })
}

function aliasFault(
  alias: string,
  entry: LoadedEntry,
  owners: Map<string, LoadedEntry>,
  taken: Map<string, LoadedEntry>,
): Cause | undefined {
  if (!/^(?:\/[\p{L}\p{N}._~-]+)+$|^\/$/u.test(alias) || /\/\.\.?(?:\/|$)/.test(alias))
    return { code: 'alias-form' }
  const owner = owners.get(key(alias))
  if (owner) {
    const kind = owner === entry ? 'self' : 'page'
    return { code: 'alias-collision', data: { kind, file: owner.file } }
  }
  const other = taken.get(key(alias))
  if (other && other !== entry)
    return { code: 'alias-collision', data: { kind: 'alias', file: other.file } }
  const site = under(alias)
  return site ? { code: 'reserved-url', data: { taken: site } } : undefined
}
