import { attributeOf, type Element } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { Findings } from './finding.ts'
import type { Page } from './page.ts'
import type { SiteFolder } from './site-folder.ts'

/** Where an address was found first, and how many files name it. */
type Use = { file: string; what: string; line?: number | undefined }

const addressAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
  button: ['formaction'],
  // What the program of the page fetches first.
  html: ['data-entry', 'data-page'],
}
const socialAddresses = /^(?:og:(?:url|image|video|audio)|twitter:image)$/

/** Addresses that an element names. */
export function addressesIn(element: Element): string[] {
  if (element.tagName === 'meta') {
    const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
    const content = attributeOf(element, 'content') ?? ''
    if (socialAddresses.test(name)) return [content]
    const isRefresh = attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh'
    return isRefresh ? [/url=(.*)/i.exec(content)?.[1] ?? ''] : []
  }
  return (addressAttributes[element.tagName] ?? []).flatMap((name) => {
    const value = attributeOf(element, name)
    if (value === undefined) return []
    const each = value.split(',').map((one) => one.trim().split(/\s+/, 1)[0] ?? '')
    return name === 'srcset' ? each : [value.trim()]
  })
}

/**
 * Gathers the addresses of a whole site, then says which lead nowhere. Of a page nothing is kept but
 * the places that it has; of an address, where it was seen.
 */
export function openLinks(site: SiteFolder, findings: Findings) {
  const uses = new Map<string, { first: Use; count: number }>()
  const places = new Map<string, ReadonlySet<string>>()

  const note = (address: string, use: Use) => {
    const known = uses.get(address)
    if (known) known.count += known.first.file === use.file ? 0 : 1
    else uses.set(address, { first: use, count: 0 })
  }

  return {
    /** Notes an address of a file, relative to where that stands. */
    add(href: string, use: Use): void {
      const report = (code: string, fault: string) =>
        findings.in(use.file)(code, `${use.what}: ${fault}`, use.line)
      if (href === '' || href === '#') report('link-empty', 'leads nowhere')
      else if (/^\s*javascript:/i.test(href)) report('link-script', `"${href}"`)
      else if (!parseUrl(href, site.addressOf(use.file)))
        report('link-malformed', `"${href}" is no address`)
      else {
        const { href: address, protocol } = new URL(href, site.addressOf(use.file))
        if (protocol === 'http:' || protocol === 'https:') note(address, use)
      }
    },

    /** Notes the places of a page, and the addresses that it names. */
    addPage(page: Page): void {
      const ids = page.elements.flatMap((element) => [
        attributeOf(element, 'id') ?? [],
        element.tagName === 'a' ? (attributeOf(element, 'name') ?? []) : [],
      ])
      places.set(page.file, new Set(ids.flat()))
      // Menus say the same on every page, and twice.
      const seen = new Set<string>()
      for (const element of page.elements) {
        const { tagName } = element
        if (tagName === 'a' && attributeOf(element, 'href') === undefined)
          findings.in(page.file)('link-empty', '<a> has no href')
        for (const address of addressesIn(element)) {
          if (!seen.has(address)) this.add(address, { file: page.file, what: `<${tagName}>` })
          seen.add(address)
        }
      }
    },

    /** Reports what leads nowhere; call it when all pages are read. */
    finish(): void {
      for (const [address, { first, count }] of uses) {
        const { file, redirect, isElsewhere } = site.targetOf(address)
        const { pathname, hash } = new URL(address)
        const report = (code: string, message: string) => {
          const others = count > 0 ? ` (and in ${count} more)` : ''
          findings.in(first.file)(code, `${first.what}: ${message}${others}`, first.line)
        }
        if (redirect || isElsewhere) continue
        if (!file) report('link-broken', `${pathname} is not there`)
        else if (hash.length > 1) {
          const id = decodeURIComponent(hash.slice(1).replace(/:~:.*$/, ''))
          const ids = places.get(file)
          if (ids && id !== '' && id !== 'top' && !ids.has(id))
            report('anchor-broken', `${pathname} has no place #${id}`)
        }
      }
    },
  }
}

export type Links = ReturnType<typeof openLinks>
