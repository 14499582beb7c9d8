import { parseSiteAddress } from '../lib/site-address.ts'

/** What a build takes from its environment. */
export type Environment = {
  origin: string
  basePath: string
  /** Whether the whole site asks not to be indexed, as previews do. */
  noindex: boolean
}

/**
 * Reads SITE_URL and LUMBRE_NOINDEX.
 *
 * @param address the address in the settings file, used without SITE_URL
 * @throws {Error} when SITE_URL is not an http(s) address
 */
export function readEnvironment(address: string, env = process.env): Environment {
  return { ...parseSiteAddress(env.SITE_URL ?? address), noindex: env.LUMBRE_NOINDEX === '1' }
}
