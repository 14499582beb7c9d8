import type { Article } from '../../content/entries.ts'
import { articlesByDate, inOrder, lastChange, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { feedLinks } from '../alternates.ts'
import { articleTeaser } from '../article-teaser.ts'
import { definePage } from '../define-page.ts'
import type { SitePage } from '../page.ts'

export type BlogPageData = ReturnType<typeof listData>

const pageSize = 12

/** Number of articles that an empty category shows instead. */
const newestCount = 3

/** The listing of all articles, as the breadcrumbs of the others and of articles name it. */
export function blogOf(content: Content) {
  const { url, data } = pageOf(content, 'blog')
  return { name: data.title, url }
}

/** The URL of a page of a listing; the first page has the URL of the listing. */
const pageUrl = (listUrl: string, number: number) =>
  number === 1 ? listUrl : `${listUrl}/pagina/${number}`

/** One page of a list, numbered from 1. */
type ListPage = ReturnType<typeof paginate>[number]

/** Splits a list into pages; an empty list has one empty page. */
function paginate(articles: readonly Article[]) {
  const count = Math.max(1, Math.ceil(articles.length / pageSize))
  return Array.from({ length: count }, (_, index) => ({
    articles: articles.slice(index * pageSize, (index + 1) * pageSize),
    number: index + 1,
    count,
  }))
}

/**
 * The page numbers in a pager: first, last and those around the current one; none for a list of one
 * page. Their number is bounded, however long the list is.
 */
function pagerNumbers(current: number, count: number): number[] {
  if (count < 2) return []
  const wanted = new Set([1, current - 2, current - 1, current, current + 1, current + 2, count])
  return [...wanted].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b)
}

type List = ReturnType<typeof listsOf>[number]

/** All articles, and those of each category. */
function listsOf(content: Content) {
  const { url, data } = pageOf(content, 'blog')
  const articles = articlesByDate(content)
  const categories = inOrder(content.categories).map(({ url, slug, data }) => ({
    url,
    title: data.title,
    description: data.description,
    slug,
    articles: articles.filter((article) => article.data.category === slug),
  }))
  const { title, description } = data
  return [{ url, title, description, slug: undefined, articles }, ...categories]
}

/** The name of a page of a listing, for its title and lead. */
const titleOf = (list: List, { number }: ListPage) =>
  number === 1 ? list.title : `${list.title}, página ${number}`

function listData(content: Content, list: List, page: ListPage) {
  const { url, data } = pageOf(content, 'blog')
  const about = list.slug ? list.description : data.lead
  const chips = inOrder(content.categories).map((category) => ({
    label: category.data.title,
    url: category.url,
    current: category.slug === list.slug,
  }))
  const isEmpty = page.articles.length === 0
  const shown = isEmpty ? articlesByDate(content).slice(0, newestCount) : page.articles
  return {
    heading: list.slug ? [list.title] : data.heading,
    lead: page.number === 1 ? about : `${titleOf(list, page)} de ${page.count}`,
    chips: [{ label: data.all, url, current: !list.slug }, ...chips],
    /** Why it shows other articles, or none. */
    notice: isEmpty ? (shown.length > 0 ? data.empty : data.none) : undefined,
    articles: shown.map((article) => articleTeaser(content, article)),
    readMore: data.readMore,
    search: data.search,
    pager: pagerNumbers(page.number, page.count).map((number) => ({
      number,
      url: pageUrl(list.url, number),
      current: number === page.number,
    })),
    newsletter: data.newsletter,
  }
}

const newestChange = (content: Content, articles: readonly Article[]) =>
  articles
    .map((article) => lastChange(content, article))
    .sort()
    .at(-1)

function planList(content: Content, list: List): SitePage[] {
  const { data } = pageOf(content, 'blog')
  return paginate(list.articles).map((page) =>
    definePage(content, {
      route: 'blog',
      url: pageUrl(list.url, page.number),
      words: { title: titleOf(list, page), description: list.description, keywords: data.keywords },
      lastModified: newestChange(content, page.articles),
      isListing: true,
      alternates: () => [
        ...feedLinks(content.site.name).slice(1),
        ...(list.slug ? feedLinks(`${content.site.name}: ${list.title}`, list.url) : []),
      ],
      // All pages of a listing share one image.
      card: { title: list.title, fire: { seed: list.url } },
      facts: () => ({
        kind: 'CollectionPage',
        ancestors: [
          ...(list.slug ? [blogOf(content)] : []),
          ...(page.number > 1 ? [{ name: list.title, url: list.url }] : []),
        ],
        list: page.articles
          .filter(({ waiting }) => !waiting)
          .map(({ url, data }) => ({ name: data.title, url })),
      }),
      data: () => listData(content, list, page),
    }),
  )
}

/** The listing of all articles and one of each category, twelve articles a page. */
export const blogPages = (content: Content) =>
  listsOf(content).flatMap((list) => planList(content, list))
