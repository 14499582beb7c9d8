import { templateSlugs } from '../../content/schemas/pages.ts'
import { feedPaths } from '../../lib/feed-formats.ts'
import { imageExtensions } from '../../lib/image.ts'
import { canonicalPath, markdownPath, withoutLastSlashes } from '../../lib/site-path.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { footnotePrefix } from '../markdown/decorate/decorate-footnotes.ts'
import type { StoredBody } from '../markdown/store-body.ts'
import type { Fault, Problem } from '../problem.ts'
import { unpublishedFault } from '../schedule.ts'
import { decoded, ownPath, pageOfFile } from '../text/addresses.ts'
import { nearest } from '../text/nearest.ts'
import {
  aliasesOf,
  entryUrl,
  headingIds,
  homeAnchors,
  pageAnchorsOf,
} from '../urls/entry-addresses.ts'
import { nearestPage, somePages } from './link-proposals.ts'
import { faultsInBody, faultsInFields } from './problem-at.ts'

type Addresses = {
  published: Set<string>
  /** Feeds of categories, and articles as Markdown; never proposed. */
  files: Set<string>
  /** Pages that exist as files but are not published. */
  hidden: Map<string, LoadedEntry>
  aliases: Map<string, string>
  /** The bodies of the pages that have one: their anchors are its headings. */
  texts: Map<string, StoredBody>
  home: LoadedEntry | undefined
  site: string | undefined
  /** The present addresses of moved pages, by the addresses under which they were public. */
  moved: ReadonlyMap<string, string>
  /** How many more proposals are looked for in the file at hand. */
  proposals: number
}

/** Each proposal compares all pages or headings; a file with more wrong links has another fault. */
const mostProposals = 100

/**
 * Every link to a page of this site, in fields and in bodies, must lead somewhere.
 *
 * @param others pages and files that are not made from an entry
 */
export function checkLinks(
  content: LoadedContent,
  others: readonly string[],
  moved: ReadonlyMap<string, string>,
): Problem[] {
  const { site, entries } = content
  const known = collectAddresses(entries, others)
  const addresses: Addresses = { ...known, site: site?.data?.address, moved, proposals: 0 }
  const owners: Owner[] = site ? [site, ...entries] : entries
  return owners.flatMap((owner) => {
    addresses.proposals = mostProposals
    return [
      ...faultsInFields(owner, 'link', ({ value }) => targetFault(value, addresses, owner)),
      ...linksInBody(owner, addresses),
    ]
  })
}

/** An entry or the settings, which have neither a body nor a date. */
type Owner = Pick<LoadedEntry, 'file' | 'locate' | 'references' | 'waiting' | 'body'>

function collectAddresses(entries: readonly LoadedEntry[], others: readonly string[]) {
  // A missing page of the site is reported once, not at each link to it.
  const fixed = Object.entries(templateSlugs).map(([template, slug]) =>
    entryUrl('pages', slug, { template }),
  )
  const published = new Set(
    [...others, ...fixed.filter((url) => url !== undefined)].map(canonicalPath),
  )
  const files = new Set(entries.flatMap(filesOf))
  const hidden = new Map<string, LoadedEntry>()
  const aliases = new Map<string, string>()
  const texts = new Map<string, StoredBody>()
  for (const entry of entries) {
    const { url, published: isPublished, body } = entry
    if (url === undefined) continue
    if (body?.hash) texts.set(url, body)
    if (isPublished) published.add(url)
    else hidden.set(url, entry)
    if (isPublished) for (const alias of aliasesOf(entry)) aliases.set(canonicalPath(alias), url)
  }
  const home = entries.find(({ url }) => url === '/')
  return { published, files, hidden, aliases, texts, home }
}

/** The files that are published beside a page. */
function filesOf({ collection, url, published }: LoadedEntry): string[] {
  if (url === undefined || !published) return []
  if (collection === 'categories') return Object.values(feedPaths(url))
  return collection === 'blog' ? [markdownPath(url)] : []
}

function linksInBody(owner: Owner, addresses: Addresses): Problem[] {
  const { body } = owner
  if (!body) return []
  const ids = new Set(headingIds(body))
  const judge = ({ href }: { href: string }) =>
    href.startsWith('#') ? anchorFault(href, ids, addresses) : targetFault(href, addresses, owner)
  return faultsInBody(owner, body.links, judge)
}

function anchorFault(
  href: string,
  ids: ReadonlySet<string>,
  addresses: Addresses,
  page?: string,
): Fault | undefined {
  const [before = '', anchor = ''] = href.split('#', 2)
  const id = decoded(anchor)
  // Footnotes get their ids when the body is rendered.
  if (ids.has(id) || id === '' || id.startsWith(footnotePrefix)) return undefined
  const proposal = propose(addresses, () => nearest(id, ids))
  const data = { id, ids: [...ids].slice(0, 9), page, proposal }
  return { code: 'anchor-missing', data, repair: proposal && `${before}#${proposal}` }
}

/** An absolute address of this site is checked like its path, and stays absolute when repaired. */
function targetFault(address: string, addresses: Addresses, owner: Owner): Fault | undefined {
  const { site = '' } = addresses
  const own = ownPath(address, site)
  const fault = pathFault(own ?? address, addresses, owner)
  if (own === undefined || !fault?.repair) return fault
  const repair = typeof fault.repair === 'string' ? { text: fault.repair } : fault.repair
  return { ...fault, repair: { ...repair, text: withoutLastSlashes(site) + repair.text } }
}

function pathFault(href: string, addresses: Addresses, owner: Owner): Fault | undefined {
  const [written = ''] = href.split(/[?#]/, 1)
  const path = decoded(written)
  if (!path.startsWith('/')) return undefined
  const { published, files, hidden, aliases } = addresses
  if (files.has(path)) return undefined
  if (published.has(path)) return pageAnchorFault(href, path, addresses)
  const page = canonicalPath(path)
  const rest = href.slice(written.length)
  if (published.has(page))
    return { code: 'link-slash', data: { page }, repair: { text: page + rest, safe: true } }
  const target = aliases.get(page)
  if (target)
    return { code: 'link-to-alias', data: { current: target + rest }, repair: target + rest }
  const other = hidden.get(page)
  if (other) return unpublishedFault(page, other, owner) ?? pageAnchorFault(href, page, addresses)
  const proposal =
    addresses.moved.get(page) ??
    propose(addresses, () => nearestPage(pageOfFile(page) ?? page, published))
  const repair = proposal && proposal + rest
  if (page.startsWith('/images/')) {
    const isImage = imageExtensions.includes(page.slice(page.lastIndexOf('.') + 1))
    return { code: 'file-missing', data: { path: page, proposal, isImage }, repair }
  }
  const examples = proposal ? [] : somePages(page, published)
  return { code: 'link-missing-page', data: { page, proposal, examples }, repair }
}

/** Looks for a proposal, unless enough have been looked for in the file. */
function propose(addresses: Addresses, find: () => string | undefined): string | undefined {
  addresses.proposals -= 1
  return addresses.proposals < 0 ? undefined : find()
}

/** Checks an anchor in another page, if the anchors of that page are known. */
function pageAnchorFault(href: string, page: string, addresses: Addresses): Fault | undefined {
  const { texts, home } = addresses
  const text = texts.get(page)
  if (!href.includes('#') || (text === undefined && page !== '/')) return undefined
  const ids = text ? pageAnchorsOf(text) : homeAnchors(home)
  return anchorFault(href, ids, addresses, page)
}
