import { templateSlugs } from '../../content/schemas/pages.ts'
import { canonicalPath } from '../../lib/site-path.ts'
import { footnotePrefix } from '../body/decorate/decorate-footnotes.ts'
import { findingAt, type LoadedContent, type LoadedEntry } from '../content/loaded-entry.ts'
import { didYouMean } from '../explain/nearest.ts'
import { code } from '../explain/phrase.ts'
import { isRecord } from '../explain/walk-schema.ts'
import type { Advice, Diagnostic } from '../report/diagnostic.ts'
import { entryUrl } from './entry-url.ts'

type LinkAdvice = Advice & { severity?: Diagnostic['severity'] }

/** The addresses of this site. */
type Addresses = {
  published: Set<string>
  /** Pages that exist as files but are not published, with the file. */
  hidden: Map<string, string>
  /** Former addresses with the page that they lead to. */
  aliases: Map<string, string>
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
  const addresses = collectAddresses(content.entries, [...extraUrls, ...images])
  const { site, entries } = content
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

function collectAddresses(entries: readonly LoadedEntry[], others: string[]): Addresses {
  // A page of the site that is missing has its own finding, not one at each link to it.
  const fixed = Object.entries(templateSlugs).map(([template, slug]) =>
    entryUrl('pages', slug, { template }),
  )
  const published = new Set(
    [...others, ...fixed.filter((url) => url !== undefined)].map(canonicalPath),
  )
  const hidden = new Map<string, string>()
  const aliases = new Map<string, string>()
  for (const { url, published: isPublished, file, raw } of entries) {
    if (url === undefined) continue
    if (isPublished) published.add(url)
    else hidden.set(url, file)
    if (isPublished && isRecord(raw) && Array.isArray(raw.aliases))
      for (const alias of raw.aliases) aliases.set(canonicalPath(String(alias)), url)
  }
  return { published, hidden, aliases }
}

function linksInBody(entry: LoadedEntry, addresses: Addresses): Diagnostic[] {
  const { body, file } = entry
  if (!body) return []
  const ids = new Set(body.headings.map((heading) => heading.id))
  return body.links.flatMap(({ href, position }): Diagnostic[] => {
    const finding = href.startsWith('#')
      ? explainAnchor(href, ids, entry.slug)
      : explainLink(href, addresses, !entry.published)
    return finding ? [{ severity: 'error', file, ...position, ...finding }] : []
  })
}

function explainAnchor(href: string, ids: Set<string>, slug: string): LinkAdvice | undefined {
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

function explainLink(href: string, addresses: Addresses, isDraft: boolean): LinkAdvice | undefined {
  if (addresses.published.has(href)) return undefined
  const [written = ''] = href.split(/[?#]/, 1)
  const path = decoded(written)
  if (!path.startsWith('/')) return undefined
  const page = canonicalPath(path)
  const { published, hidden, aliases } = addresses
  if (published.has(page))
    return page === path
      ? undefined
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
  const file = hidden.get(page)
  if (file && isDraft) return undefined
  if (file)
    return {
      code: 'link-to-draft',
      message: `La página ${code(page)} todavía no se publica.`,
      hint: `Publica ${file}, o quita el enlace.`,
    }
  return {
    code: 'link-missing-page',
    message: `La página ${code(page)} no existe.`,
    hint: nearestPage(page, published),
  }
}

/** Prefers a page of the same section: `/blog/hola-mundo` for `/blog/hola`. */
function nearestPage(page: string, published: Set<string>): string | undefined {
  const section = page.slice(0, page.lastIndexOf('/') + 1)
  const near = [...published].filter((path) => path.startsWith(section) && path !== '/')
  return didYouMean(page, near, code) ?? didYouMean(page, published, code)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
