import { brokenAddress } from '../audit/links.ts'
import { openSiteFolder } from '../audit/site-folder.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { BuiltSite } from './built-pages.ts'

export type BrokenLink = { page: string; href: string }

export function brokenLinks({ dist, pages }: BuiltSite): BrokenLink[] {
  const site = openSiteFolder(dist)
  const anchors = new Map([...pages.values()].map(({ file, ids }) => [file, ids]))
  return [...pages.values()].flatMap(({ url, file, links }) =>
    [...links]
      .filter((href) => {
        const address = parseUrl(href, site.addressOf(file))
        return address?.protocol.startsWith('http') && brokenAddress(address, site, anchors)
      })
      .map((href) => ({ page: url, href })),
  )
}

/** The addresses of other sites that do not respond, requested over the network. */
export async function deadAddresses(addresses: readonly string[]): Promise<string[]> {
  const isDead = async (address: string) => {
    try {
      const { status } = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      // Many sites refuse requests from programs; only these codes mean that nothing is there.
      return status === 404 || status === 410
    } catch {
      return true
    }
  }
  const dead = await Promise.all(addresses.map(isDead))
  return addresses.filter((_, index) => dead[index])
}
