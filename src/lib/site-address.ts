import { parseUrl } from './parse-url.ts'

type SiteAddress = {
  /** Scheme and host, e.g. `https://lumbre.example`. */
  origin: string
  /** Path of the site on that host, with slashes at both ends. */
  basePath: string
}

/**
 * Splits the site's address: `https://host/repo` is served below `/repo/`.
 *
 * @param name what the error calls the address
 * @throws {Error} when the address is not an http(s) URL
 */
export function parseSiteAddress(address: string, name = 'The address of the site'): SiteAddress {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an http(s) address, not "${address}"`)
  return { origin: url.origin, basePath: `${url.pathname.replace(/\/+$/, '')}/` }
}
