import { openSiteFolder } from '../audit/site-folder.ts'
import { attributeOf, elementsBelow, parseDocument } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import { pageFiles } from '../site/built-site.ts'

/** A link of a page that leads nowhere within the site. */
export type BrokenLink = { page: string; href: string }

/** Links within a built site whose page, file or place is not there. */
export function brokenLinks(dist: string): BrokenLink[] {
  const site = openSiteFolder(dist)
  const pages = [...pageFiles(dist)].map(([page, file]) => {
    const elements = [...elementsBelow(parseDocument(site.read(file)))]
    const valuesOf = (name: string, tag?: string) =>
      elements.flatMap((one) => (tag && one.tagName !== tag ? [] : (attributeOf(one, name) ?? [])))
    return { page, file, hrefs: new Set(valuesOf('href', 'a')), ids: new Set(valuesOf('id')) }
  })
  const placesOf = new Map(pages.map(({ file, ids }) => [file, ids]))
  const leadsNowhere = (from: string, href: string) => {
    const address = parseUrl(href, site.addressOf(from))
    if (!address?.protocol.startsWith('http')) return false
    const { file, redirect, isElsewhere } = site.targetOf(address.href)
    if (redirect || isElsewhere) return false
    const id = decodeURIComponent(address.hash.slice(1))
    return !file || (id !== '' && placesOf.get(file)?.has(id) === false)
  }
  return pages.flatMap(({ page, file, hrefs }) =>
    [...hrefs].filter((href) => leadsNowhere(file, href)).map((href) => ({ page, href })),
  )
}

/** Which of these addresses of other sites do not answer; asked over the network. */
export async function deadAddresses(addresses: readonly string[]): Promise<string[]> {
  const answers = async (address: string) => {
    try {
      const signal = AbortSignal.timeout(10_000)
      const { status } = await fetch(address, { signal, redirect: 'follow' })
      // Many sites refuse programs; only these say that nothing is there.
      return status !== 404 && status !== 410
    } catch {
      return false
    }
  }
  const results = await Promise.all(
    addresses.map(async (address) => ({ address, isAlive: await answers(address) })),
  )
  return results.filter(({ isAlive }) => !isAlive).map(({ address }) => address)
}
