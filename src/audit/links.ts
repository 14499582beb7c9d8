import { decoded } from '../compiler/text/addresses.ts'
import { attributeOf, type Element, textOf } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { Findings } from './finding.ts'
import type { Page } from './page.ts'
import type { SiteFolder } from './site-folder.ts'

/** Where an address is used. */
type Use = { file: string; what: string; line?: number }

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
  // The first files that the page's program fetches.
  html: ['data-entry', 'data-page'],
}
const socialAddresses = /^og:(?:url|image|video|audio)$/

export const isAbsolute = (text: string | undefined): text is string =>
  text !== undefined && /^https?:\/\/\S+$/.test(text) && parseUrl(text) !== undefined

/** What a style sheet asks for. */
export const addressesInStyle = (css: string): string[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/g),
  ].map(([, double, single, bare]) => double ?? single ?? bare ?? '')

export function addressesIn(element: Element): string[] {
  if (element.tagName === 'style') return addressesInStyle(textOf(element.childNodes))
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
 * What is wrong with an address of the site: its file does not exist, or its anchor does not.
 * `undefined` for addresses of other sites.
 *
 * @param anchors the anchors of each page
 */
export function brokenAddress(
  { href, pathname, hash }: URL,
  site: SiteFolder,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): { code: string; message: string } | undefined {
  const { file, redirect, isElsewhere } = site.targetOf(href)
  if (redirect || isElsewhere) return undefined
  if (!file) return { code: 'link-broken', message: `${pathname} is not there` }
  // A text fragment follows `:~:`.
  const id = decoded(hash.slice(1).replace(/:~:.*$/, ''))
  const isThere = id === '' || id === 'top' || (anchors.get(file)?.has(id) ?? true)
  return isThere ? undefined : { code: 'anchor-broken', message: `${pathname} has no place #${id}` }
}

/**
 * Collects the addresses of a whole site, then reports the broken ones. Of each page only its
 * anchors are kept, of each address only where it is used.
 */
export function openLinks(site: SiteFolder, findings: Findings) {
  const uses = new Map<string, Use[]>()
  const anchors = new Map<string, ReadonlySet<string>>()
  const home = new URL(site.base)

  return {
    /** Adds an address in a file, which may be relative to that file. */
    add(href: string, use: Use) {
      const report = (code: string, fault: string) =>
        findings.in(use.file)(code, `${use.what}: ${fault}`, use.line)
      if (href === '' || href === '#') return report('link-empty', 'has no target')
      if (/^\s*javascript:/i.test(href)) return report('link-script', `"${href}"`)
      const url = parseUrl(href, site.addressOf(use.file))
      if (!url) return report('link-malformed', `"${href}" is not a valid address`)
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return
      // A host answers HTTP by the same path over HTTPS.
      if (url.host === home.host) url.protocol = home.protocol
      const known = uses.get(url.href)
      if (known) known.push(use)
      else uses.set(url.href, [use])
    },

    addPage(page: Page): void {
      const ids = page.elements.flatMap((element) => [
        attributeOf(element, 'id') ?? [],
        element.tagName === 'a' ? (attributeOf(element, 'name') ?? []) : [],
      ])
      anchors.set(page.file, new Set(ids.flat()))
      // Menus repeat the same links on every page, and within it.
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

    /** Reports broken addresses; to be called after the last page. */
    finish(): void {
      for (const [address, places] of uses) {
        const broken = brokenAddress(new URL(address), site, anchors)
        if (!broken) continue
        for (const { file, what, line } of places)
          findings.in(file)(broken.code, `${what}: ${broken.message}`, line)
      }
    },
  }
}

/** What every check works on, and where it reports its findings. */
export type Audit = { site: SiteFolder; links: ReturnType<typeof openLinks>; findings: Findings }
