import type { Site } from '../../content/schemas/site.ts'

/** The address of a path of this site on the web. */
export const addressOf = ({ address }: Pick<Site, 'address'>, path: string): string =>
  address + path

/** What a thing is known by in every page: the address of the page that describes it, and a word. */
export const idOf = (
  site: Pick<Site, 'address'>,
  path: string,
  name: string,
): `${string}#${string}` => `${addressOf(site, path)}#${name}`

/** The agency, described on the home page. */
export const organizationId = (site: Pick<Site, 'address'>) => idOf(site, '/', 'organization')

/** The whole site, described on the home page. */
export const websiteId = (site: Pick<Site, 'address'>) => idOf(site, '/', 'website')
