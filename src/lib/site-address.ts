import { parseUrl } from './parse-url.ts'
import { UserError } from './user-error.js'

/**
 * Splits the site's address: `https://host/repo` is served below `/repo/`.
 *
 * @param name what the error calls the address
 * @returns scheme and host, e.g. `https://lumbre.example`, and the path of the site on that host,
 *   with slashes at both ends
 * @throws {UserError} when the address is not an http(s) URL, or its path has to be encoded
 */
export function parseSiteAddress(address: string, name = 'The address of the site') {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UserError(`${name} must be an http(s) address, not "${address}"`)
  if (!/^(?:\/[\w.~-]+)*\/*$/.test(url.pathname))
    throw new UserError(
      `${name} can have letters from a to z, digits and the signs - _ . ~ in its path, not "${url.pathname}"`,
    )
  return { origin: url.origin, basePath: `${url.pathname.replace(/\/+$/, '')}/` }
}
