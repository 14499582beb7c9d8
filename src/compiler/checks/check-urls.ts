import { dirname } from 'node:path/posix'
import { collections } from '../../content/collections.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Fault, Problem } from '../problem.ts'
import { fold } from '../text/nearest.ts'
import { problemAt } from './problem-at.ts'

const categories = collections.categories.urlPrefix.slice(0, -1)

/** Paths that the site itself uses, with everything below them. */
const reserved = [`${collections.blog.urlPrefix}pagina`, categories, '/assets', '/images', '/demos']

/** Longest alias in bytes: file systems allow 255 for a name. */
const longestAlias = 200

const key = (path: string) => canonicalPath(fold(path))

/** Reports pages and aliases that collide with each other or with the site's own paths. */
export function checkUrls(entries: readonly LoadedEntry[]): Problem[] {
  const owners = new Map<string, LoadedEntry>()
  const problems: Problem[] = []
  for (const entry of entries) {
    const { collection, raw, url } = entry
    if (url === undefined) continue
    const isNotFound = collection === 'pages' && raw?.template === 'not-found'
    const taken = isNotFound ? undefined : takenBy(entry, url)
    if (taken) problems.push(problemAt(entry, [], { code: 'reserved-url', data: { taken, url } }))
    // If two pages claim an address, another check reports the name or template of one of them.
    if (!owners.has(key(url)) && !taken) owners.set(key(url), entry)
  }
  return [...problems, ...checkAliases(entries, owners)]
}

/** Hosts serve these files for other addresses too: `/blog/index` is `/blog/`. */
function standardPlace(own: string): string | undefined {
  const [, folder, name] = /^(.*)\/(index|404)$/.exec(own) ?? []
  if (name === '404') return '/404'
  return name && (folder || '/')
}

function under(path: string): string | undefined {
  const own = key(path)
  const standard = standardPlace(own)
  if (standard) return standard
  return reserved.find(
    (taken) => own.startsWith(taken) && /^(?:\/|$)/.test(own.slice(taken.length)),
  )
}

/**
 * The path of the site that an entry's address or alias would collide with; categories live under
 * the site's own paths.
 */
function takenBy({ collection }: LoadedEntry, url: string): string | undefined {
  const isListing = collection === 'categories' && dirname(key(url)) === categories
  return isListing ? standardPlace(key(url)) : under(url)
}

function checkAliases(
  entries: readonly LoadedEntry[],
  owners: Map<string, LoadedEntry>,
): Problem[] {
  const taken = new Map<string, LoadedEntry>()
  return entries.flatMap((entry) => {
    const aliases = Array.isArray(entry.raw?.aliases) ? entry.raw.aliases : []
    return aliases.flatMap((alias: unknown, index) => {
      // The schema reports anything else.
      if (typeof alias !== 'string' || !/^\/(?:[^\s/](?:\S*[^\s/])?)?$/.test(alias)) return []
      const fault = aliasFault(alias, entry, owners, taken)
      if (!taken.has(key(alias))) taken.set(key(alias), entry)
      return fault ? [problemAt(entry, ['aliases', index], fault)] : []
    })
  })
}

/**
 * Whether an address can be an alias. Files of the site and of hosts have a dot in their names, or
 * another character before the first letter (`favicon.ico`, `.well-known`, `_data`), so no alias
 * collides with one.
 */
const isAlias = (address: string): boolean =>
  /^(?:\/[\p{L}\p{N}][\p{L}\p{N}_~-]*)+$|^\/$/u.test(address) &&
  Buffer.byteLength(address) <= longestAlias

/** The alias to propose for an address with dots: hosts leave out `.html`. */
const proposed = (alias: string) =>
  alias
    .replace(/\.(?:html?|php|aspx?|md)(?=\/|$)/gi, '')
    .replace(/\/[^\p{L}\p{N}/]+/gu, '/')
    .replaceAll('.', '-')

function aliasFault(
  alias: string,
  entry: LoadedEntry,
  owners: Map<string, LoadedEntry>,
  taken: Map<string, LoadedEntry>,
): Fault | undefined {
  if (!isAlias(alias)) {
    const proposal = proposed(alias)
    const isFree = !owners.has(key(proposal)) && !under(proposal) && isAlias(proposal)
    return { code: 'alias-form', data: isFree ? { proposal } : {} }
  }
  const owner = owners.get(key(alias))
  if (owner) {
    const kind = owner === entry ? 'self' : 'page'
    return { code: 'alias-collision', data: { kind, file: owner.file } }
  }
  const other = taken.get(key(alias))
  if (other && other !== entry)
    return { code: 'alias-collision', data: { kind: 'alias', file: other.file } }
  const site = takenBy(entry, alias)
  return site ? { code: 'reserved-url', data: { taken: site } } : undefined
}
