import { templateSlugs } from '../../content/schemas/pages.ts'
import { ownPath } from '../../lib/own-path.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import { didYouMean } from '../fields/nearest.ts'
import { code } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedContent, type LoadedEntry } from '../loaded-entry.ts'
import { footnotePrefix } from '../markdown/decorate/decorate-footnotes.ts'
import type { StoredBody } from '../markdown/store-body.ts'
import type { Advice, Diagnostic } from '../report/diagnostic.ts'
import { positionOf } from '../report/to-diagnostic.ts'
import { entryUrl } from './entry-url.ts'
import { hasOnlyText, headingIds, homePlaces, placesOf } from './link-places.ts'
import { howToPublish, nearestPage, somePages } from './link-proposals.ts'

type LinkAdvice = Advice & { severity?: Diagnostic['severity'] }

/** The addresses of this site. */
type Addresses = {
  published: Set<string>
  /** Pages that exist as files but are not published. */
  hidden: Map<string, LoadedEntry>
  /** Former addresses with the page that they lead to. */
  aliases: Map<string, string>
  /** The texts of the pages that have no other places than their headings. */
  texts: Map<string, StoredBody>
  /** Where the site stands. */
  site: string | undefined
}

/**
 * Every link to a page of this site, in fields and in texts, must lead somewhere.
 *
 * @param extraUrls pages and files that are not made from an entry, e.g. `/rss.xml`
 * @param images public paths of the pictures
 */
export function checkLinks(
  content: LoadedContent,
  extraUrls: Iterable<string>,
  images: Iterable<string>,
): Diagnostic[] {
  const { site, entries } = content
  const addresses = collectAddresses(entries, [...extraUrls, ...images], site?.address)
  return [
    ...(site ? linksInFields(site, addresses) : []),
    ...entries.flatMap((entry) => [
      ...linksInFields(entry, addresses),
      ...linksInBody(entry, addresses),
    ]),
  ]
}

function linksInFields(
  owner: Pick<LoadedEntry, 'file' | 'locate' | 'marks'> & { published?: boolean },
  addresses: Addresses,
): Diagnostic[] {
  return owner.marks.flatMap(({ kind, value, path }) => {
    const finding = kind === 'link' && explainLink(value, addresses, owner.published === false)
    return finding ? findingAt(owner, path, finding) : []
  })
}

function collectAddresses(
  entries: readonly LoadedEntry[],
  others: string[],
  site: string | undefined,
): Addresses {
  // A page of the site that is missing has its own finding, not one at each link to it.
  const fixed = Object.entries(templateSlugs).map(([template, slug]) =>
    entryUrl('pages', slug, { template }),
  )
  const published = new Set(
    [...others, ...fixed.filter((url) => url !== undefined)].map(canonicalPath),
  )
  const hidden = new Map<string, LoadedEntry>()
  const aliases = new Map<string, string>()
  const texts = new Map<string, StoredBody>()
  for (const entry of entries) {
    const { url, published: isPublished, raw, body } = entry
    if (url === undefined) continue
    if (isPublished && body?.hash && hasOnlyText(entry)) texts.set(url, body)
    if (isPublished) published.add(url)
    else hidden.set(url, entry)
    if (isPublished && isRecord(raw) && Array.isArray(raw.aliases))
      for (const alias of raw.aliases) aliases.set(canonicalPath(String(alias)), url)
  }
  return { published, hidden, aliases, texts, site }
}

function linksInBody(entry: LoadedEntry, addresses: Addresses): Diagnostic[] {
  const { body, file } = entry
  if (!body) return []
  const ids = headingIds(body)
  return body.links.flatMap(({ href, range }): Diagnostic[] => {
    const finding = href.startsWith('#')
      ? explainAnchor(href, ids, entry.slug)
      : explainLink(href, addresses, !entry.published)
    return finding ? [{ severity: 'error', file, ...positionOf(range), ...finding }] : []
  })
}

function explainAnchor(
  href: string,
  ids: ReadonlySet<string>,
  slug: string,
): LinkAdvice | undefined {
  const id = decoded(href.slice(1))
  // Footnotes get their ids when the body is rendered.
  if (ids.has(id) || id === '' || id.startsWith(footnotePrefix(slug))) return undefined
  return {
    code: 'anchor-missing',
    message: `En este texto no hay ningún título con el ancla ${code(`#${id}`)}.`,
    hint:
      didYouMean(id, ids, anchor) ?? (ids.size > 0 ? `Hay: ${shortList([...ids])}.` : undefined),
  }
}

const anchor = (id: string) => code(`#${id}`)

const shortList = (ids: string[]) =>
  ids.slice(0, 8).map(anchor).join(', ') + (ids.length > 8 ? '…' : '')

function explainLink(
  address: string,
  addresses: Addresses,
  isDraft: boolean,
): LinkAdvice | undefined {
  if (addresses.published.has(address)) return undefined
  // A whole address of this site is its path: the page is there or it is not.
  const href = (addresses.site && ownPath(address, addresses.site)) ?? address
  const [written = ''] = href.split(/[?#]/, 1)
  const path = decoded(written)
  if (!path.startsWith('/')) return undefined
  const page = canonicalPath(path)
  const { published, hidden, aliases } = addresses
  if (published.has(page))
    return page === path
      ? explainPlace(href, page, addresses)
      : {
          code: 'link-slash',
          severity: 'warning',
          message: 'Las direcciones del sitio no llevan diagonal al final.',
          hint: `Escribe ${code(page)}`,
        }
  const alias = aliases.get(page)
  if (alias)
    return {
      code: 'link-to-alias',
      severity: 'warning',
      message: 'Esta es una dirección antigua.',
      hint: `La actual es ${code(alias)}`,
    }
  const target = hidden.get(page)
  if (target && isDraft) return undefined
  if (target)
    return {
      code: 'link-to-draft',
      message: `La página ${code(page)} todavía no se publica.`,
      hint: howToPublish(target),
    }
  if (page.startsWith('/images/'))
    return {
      code: 'link-missing-file',
      message: `El archivo ${code(page)} no está en content${page}.`,
      hint: nearestPage(page, published) ?? 'Guárdalo ahí, o quita el enlace.',
    }
  return {
    code: 'link-missing-page',
    message: `La página ${code(page)} no existe.`,
    hint: nearestPage(page, published) ?? somePages(page, published),
  }
}

/** A place within another page, if the places of that page are known. */
function explainPlace(href: string, page: string, { texts }: Addresses): LinkAdvice | undefined {
  const at = href.indexOf('#')
  const text = texts.get(page)
  if (at === -1 || (text === undefined && page !== '/')) return undefined
  const ids = text ? placesOf(text) : homePlaces
  const finding = explainAnchor(href.slice(at), ids, page.slice(page.lastIndexOf('/') + 1))
  return (
    finding && {
      ...finding,
      message: `La página ${code(page)} no tiene ningún lugar con el ancla ${code(decoded(href.slice(at)))}.`,
    }
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
