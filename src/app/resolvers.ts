import type { Content } from '../content/read-content.ts'
import { canonicalPath } from '../lib/site-path.ts'
import { planAbout } from '../pages/about/resolve-about.ts'
import { planArticles } from '../pages/article/resolve-article.ts'
import { planBlog } from '../pages/blog/resolve-blog.ts'
import { planClients } from '../pages/client/resolve-client.ts'
import { planContact } from '../pages/contact/resolve-contact.ts'
import { planHome } from '../pages/home/resolve-home.ts'
import { planLoader } from '../pages/loader/resolve-loader.ts'
import { planNotFound } from '../pages/not-found/resolve-not-found.ts'
import { planPortfolio } from '../pages/portfolio/resolve-portfolio.ts'
import { planPrices } from '../pages/prices/resolve-prices.ts'
import { planResources } from '../pages/resources/resolve-resources.ts'
import { planSearch } from '../pages/search/resolve-search.ts'
import { planServicePages } from '../pages/service/resolve-service.ts'
import { planServices } from '../pages/services/resolve-services.ts'
import { planTeam } from '../pages/team/resolve-team.ts'
import { planTexts } from '../pages/text/resolve-text.ts'
import { planWhy } from '../pages/why/resolve-why.ts'
import type { PlannedPage } from './planned-page.ts'

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
