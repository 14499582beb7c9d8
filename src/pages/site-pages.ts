import type { Content } from '../content/read-content.ts'
import { canonicalPath } from '../lib/site-path.ts'
import { aboutPages } from './about/about.data.server.ts'
import { articlePages } from './article/article.data.server.ts'
import { blogPages } from './blog/blog.data.server.ts'
import { clientPages } from './client/client.data.server.ts'
import { contactPages } from './contact/contact.data.server.ts'
import { homePages } from './home/home.data.server.ts'
import { loaderPages } from './loader/loader.data.server.ts'
import { notFoundPages } from './not-found/not-found.data.server.ts'
import type { SitePage } from './page.ts'
import { portfolioPages } from './portfolio/portfolio.data.server.ts'
import { pricesPages } from './prices/prices.data.server.ts'
import { resourcesPages } from './resources/resources.data.server.ts'
import { searchPages } from './search/search.data.server.ts'
import { servicePages } from './service/service.data.server.ts'
import { servicesPages } from './services/services.data.server.ts'
import { teamPages } from './team/team.data.server.ts'
import { textPages } from './text/text.data.server.ts'
import { whyPages } from './why/why.data.server.ts'

/** Articles and their listings, whose entries state when they changed. */
const kindsByDay = [blogPages, articlePages]

/** All other kinds, which show entries of many collections. */
export const kindsByEntries = [
  homePages,
  servicesPages,
  servicePages,
  pricesPages,
  aboutPages,
  whyPages,
  teamPages,
  contactPages,
  portfolioPages,
  resourcesPages,
  searchPages,
  loaderPages,
  clientPages,
  textPages,
  notFoundPages,
] satisfies ((content: Content) => SitePage[])[]

/** One function for each kind of page, from the content to its pages. There is no list of slugs. */
const kinds = [...kindsByEntries, ...kindsByDay]

/** Every page of the site; their data is computed on demand. */
export function sitePages(content: Content): SitePage[] {
  return kinds.flatMap((pagesOf) => pagesOf(content))
}

type Listing = { pages: Map<string, SitePage>; faults: unknown[] }

const listings = new WeakMap<Content, Listing>()

/**
 * Pages by URL, listed once for each version of the content. A kind of page that cannot be listed
 * does not affect the others.
 */
function listingOf(content: Content): Listing {
  const known = listings.get(content)
  if (known) return known
  const listing: Listing = { pages: new Map(), faults: [] }
  listings.set(content, listing)
  for (const pagesOf of kinds)
    try {
      for (const page of pagesOf(content)) listing.pages.set(page.url, page)
    } catch (fault) {
      listing.faults.push(fault)
    }
  return listing
}

/** The pages that can be listed, even if others cannot. */
export const soundPages = (content: Content): SitePage[] => [...listingOf(content).pages.values()]

/**
 * The page of a URL path, or the not-found page.
 *
 * @throws the error that kept pages from being listed, since this may be one of them
 */
export function findPage(content: Content, url: string): SitePage {
  const { pages, faults } = listingOf(content)
  const found = pages.get(canonicalPath(decodeURI(url)))
  if (found) return found
  if (faults.length > 0) throw faults[0]
  const page = pages.get('/404')
  if (!page) throw new Error('The site has no not-found page')
  return page
}
