import { parseUrl } from '../lib/parse-url.ts'
import { parseSiteAddress } from '../lib/site-address.ts'
import { UserError } from '../lib/user-error.js'
import type { Site } from './schemas/site.ts'

export type Environment = {
  /** Address of the home page without its final slash, e.g. `https://example.org/repo`. */
  address: string
  origin: string
  basePath: string
  /** Whether the whole site asks search engines not to index it, as previews do. */
  noindex: boolean
}

/** The address of SITE_URL, or the one given. @throws {UserError} when a variable is not valid */
export function readEnvironment(address: string, env = process.env): Environment {
  const { origin, basePath } = env.SITE_URL
    ? parseSiteAddress(env.SITE_URL, 'SITE_URL')
    : parseSiteAddress(address)
  const home = `${origin}${basePath}`.replace(/\/$/, '')
  const { LUMBRE_NOINDEX: noindex = '' } = env
  if (!['', '0', '1'].includes(noindex))
    throw new UserError(`LUMBRE_NOINDEX can be 1 or 0, not "${noindex}"`)
  return { address: home, origin, basePath, noindex: noindex === '1' }
}

/**
 * The settings of a build: SITE_URL and FORMS_ENDPOINT override the settings file.
 *
 * @throws {UserError} when one of them is not an http(s) address
 */
export function settingsOf(site: Site, env = process.env): Site {
  const { address } = readEnvironment(site.address, env)
  const { FORMS_ENDPOINT: endpoint } = env
  if (!endpoint) return { ...site, address }
  if (!/^https?:$/.test(parseUrl(endpoint)?.protocol ?? ''))
    throw new UserError(`FORMS_ENDPOINT must be an http(s) address, not "${endpoint}"`)
  return { ...site, address, forms: { ...site.forms, delivery: 'endpoint', endpoint } }
}
