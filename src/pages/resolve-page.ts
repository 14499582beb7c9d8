import { pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { templateSlugs } from '../content/schemas/pages.ts'
import { organizationStructuredData } from './organization-structured-data.ts'
import type { Head, PageData, PlannedPage } from './page.ts'
import type { PageProps, RouteId } from './routes.ts'

/** What a kind of page may say of itself besides its words and data. */
type Particulars = Pick<PlannedPage, 'noindex'> & {
  /** Whether it fills the screen, without header, footer and chat. */
  isBare?: boolean
  /** What it tells search engines besides whose site it is. */
  structuredData?: () => readonly object[]
}

type Plan<Id extends RouteId> = Particulars & {
  route: Id
  url: string
  words: Pick<Head, 'title' | 'description' | 'keywords'>
  kind?: Head['kind']
  picture?: Head['picture']
  bodies?: readonly string[]
  lastModified?: string
  data: () => PageProps[Id]
}

/** A page with its head; nothing of it is computed before it is asked for. */
export function planPage<Id extends RouteId>(content: Content, plan: Plan<Id>): PlannedPage {
  const { route, url, words, kind = 'website', picture, noindex, bodies = [], lastModified } = plan
  const { title, description, keywords } = words
  return {
    url,
    bodies,
    lastModified,
    noindex,
    resolve: () => {
      const structuredData = [
        organizationStructuredData(content.site),
        ...(plan.structuredData?.() ?? []),
      ]
      const facts = { path: url, kind, noindex, picture, structuredData }
      const head: Head = { title, description, keywords, ...facts }
      // The data are those of this route: both stand in the plan.
      const { isBare } = plan
      return { route, head, data: plan.data(), isBare, bodies } as PageData
    },
  }
}

/** The page of a template that exists once, at the address of its entry. */
export function planTemplate<Id extends RouteId>(
  content: Content,
  template: keyof typeof templateSlugs,
  route: Id,
  dataOf: (content: Content) => PageProps[Id],
  particulars: Particulars = {},
): PlannedPage[] {
  const { url, data: words } = pageOf(content, template)
  return [planPage(content, { ...particulars, url, words, route, data: () => dataOf(content) })]
}
