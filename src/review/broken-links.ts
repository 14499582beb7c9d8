import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseUrl } from '../lib/parse-url.ts'
import type { BuiltSite } from './site-pages.ts'

/** A link of a page that leads nowhere within the site. */
export type BrokenLink = { page: string; href: string }

const links = /<a\b[^>]*?\shref="([^"]*)"/g
const ids = /\sid="([^"]*)"/g

/** Links within a built site whose page, file or place is not there. */
export function brokenLinks(site: BuiltSite, basePath: string): BrokenLink[] {
  const places = new Map(
    [...site.pages].map(([url, { html }]) => [
      url,
      new Set([...html.matchAll(ids)].map(([, id]) => id)),
    ]),
  )
  const base = basePath.replace(/\/$/, '')
  const leadsNowhere = (page: string, href: string) => {
    const address = new URL(href.replaceAll('&amp;', '&'), `http://site${base}${page}`)
    if (address.host !== 'site') return false
    if (base && !address.pathname.startsWith(`${base}/`) && address.pathname !== base) return true
    const path = decodeURI(address.pathname).slice(base.length).replace(/\/$/, '') || '/'
    const target = places.get(path)
    if (!target)
      return (
        !site.redirects.has(path) &&
        !['', '.html'].some((end) => existsSync(join(site.dist, path + end)))
      )
    const id = decodeURIComponent(address.hash.slice(1))
    return id !== '' && !target.has(id)
  }
  return [...site.pages].flatMap(([page, { html }]) => {
    const hrefs = new Set([...html.matchAll(links)].map(([, href = '']) => href))
    return [...hrefs]
      .filter((href) => parseUrl(href, 'http://site') && leadsNowhere(page, href))
      .map((href) => ({ page, href }))
  })
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
