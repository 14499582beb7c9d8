import type { Content } from '../content/read-content.ts'
import { canonicalPath } from '../lib/site-path.ts'
import { planAbout } from './about/resolve-about.ts'
import { planArticles } from './article/resolve-article.ts'
import { planBlog } from './blog/resolve-blog.ts'
import { planClients } from './client/resolve-client.ts'
import { planContact } from './contact/resolve-contact.ts'
import { planHome } from './home/resolve-home.ts'
import { planLoader } from './loader/resolve-loader.ts'
import { planNotFound } from './not-found/resolve-not-found.ts'
import type { PlannedPage } from './page.ts'
import { planPortfolio } from './portfolio/resolve-portfolio.ts'
import { planPrices } from './prices/resolve-prices.ts'
import { planResources } from './resources/resolve-resources.ts'
import { planSearch } from './search/resolve-search.ts'
import { planServicePages } from './service/resolve-service.ts'
import { planServices } from './services/resolve-services.ts'
import { planTeam } from './team/resolve-team.ts'
import { planTexts } from './text/resolve-text.ts'
import { planWhy } from './why/resolve-why.ts'

/** One planner per kind of page: content in, its pages out. No list of slugs is kept anywhere. */
const planners = [
  planHome,
  planServices,
  planServicePages,
  planPrices,
  planAbout,
  planWhy,
  planTeam,
  planContact,
  planBlog,
  planArticles,
  planPortfolio,
  planResources,
  planSearch,
  planLoader,
  planClients,
  planTexts,
  planNotFound,
] satisfies ((content: Content) => PlannedPage[])[]

/** Every page of the site. Their data is computed when asked for. */
export function planSite(content: Content): PlannedPage[] {
  return planners.flatMap((plan) => plan(content))
}

/** Pages by URL, planned once for each version of the content. */
const planned = new WeakMap<Content, Map<string, PlannedPage>>()

/** The page of a URL path, or the not-found page. */
export function findPage(content: Content, url: string): PlannedPage {
  const pages = planned.get(content) ?? new Map(planSite(content).map((page) => [page.url, page]))
  planned.set(content, pages)
  const page = pages.get(canonicalPath(decodeURI(url))) ?? pages.get('/404')
  if (!page) throw new Error('The site has no not-found page')
  return page
}
