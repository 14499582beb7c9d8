import type { Article } from '../../content/entries.ts'
import { articlesByDate, bySlug, imageOf, lastChange, portraitOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { formatDay } from '../../lib/format-date.ts'
import type { Image } from '../../lib/image.ts'
import { keepShortWords } from '../../lib/keep-together.ts'
import { markdownPath } from '../../lib/site-path.ts'
import { type Alternate, feedLinks } from '../alternates.ts'
import { articleTeaser, fireOf, minutesOf } from '../article-teaser.ts'
import { blogOf } from '../blog/blog.data.server.ts'
import { definePage } from '../define-page.ts'
import { addressOf, briefPerson, idOf, organizationId } from '../structured-data/nodes.ts'
import type { PageFacts } from '../structured-data/page-graph.ts'

export type ArticlePageData = ReturnType<typeof articleData>

function ownImage(content: Content, { data }: Article): Image | undefined {
  return data.image === undefined ? undefined : imageOf(content, data.image, data.imageAlt ?? '')
}

/**
 * The article's own image for shared links, unless it is an SVG or AVIF, which link previews
 * cannot show.
 */
function sharedImage(content: Content, article: Article): Image | undefined {
  const image = ownImage(content, article)
  return image && /\.(?:svg|avif)$/i.test(image.src) ? undefined : image
}

/** Number of further articles below an article. */
const furtherCount = 2

/** Articles of the same category first, then older ones, then the newest. */
function further(articles: readonly Article[], index: number): Article[] {
  const current = articles[index]
  const others = [...articles.slice(index + 1, index + 40), ...articles.slice(0, 10)].filter(
    (other) => other !== current,
  )
  const related = others.filter((other) => other.data.category === current?.data.category)
  return [...new Set([...related, ...others])].slice(0, furtherCount)
}

/**
 * Only the parts of a teaser that are shown, so that other changes to it do not change this page.
 */
function furtherArticle(content: Content, article: Article) {
  const { slug, url, title, category, minutes, cover, tone, waitingText } = articleTeaser(
    content,
    article,
  )
  return { slug, url, title, category, minutes, cover, tone, waitingText }
}

function articleData(content: Content, article: Article, more: readonly Article[]) {
  const { data, slug, body } = article
  const author = bySlug(content.team, data.author)
  const { name, description } = author.data
  const category = bySlug(content.categories, data.category)
  return {
    slug,
    title: keepShortWords(data.title),
    blog: blogOf(content),
    category: { title: category.data.title, url: category.url },
    author: { name, description, portrait: portraitOf(content, author) },
    date: { iso: data.date, text: formatDay(data.date).long },
    updated: data.updated ? { iso: data.updated, text: formatDay(data.updated).long } : undefined,
    minutes: minutesOf(article),
    tone: data.tone,
    image: ownImage(content, article),
    fire: { ...fireOf(article), width: 720, height: 110, cols: data.subject && 46 },
    subject: data.subject,
    headings: (body?.headings ?? []).filter((heading) => heading.depth === 2),
    body: body?.hash ?? '',
    more: more.map((other) => furtherArticle(content, other)),
  }
}

/** The article as Markdown, and the feeds that contain it. */
function articleAlternates({ categories, site }: Content, { url, data }: Article): Alternate[] {
  const category = bySlug(categories, data.category)
  return [
    { type: 'text/markdown', title: data.title, path: markdownPath(url) },
    ...feedLinks(site.name).slice(1),
    ...feedLinks(`${site.name}: ${category.data.title}`, category.url),
  ]
}

export function articlePages(content: Content) {
  const articles = articlesByDate(content)
  return articles.map((article, index) =>
    definePage(content, {
      route: 'article',
      url: article.url,
      words: article.data,
      alternates: () => articleAlternates(content, article),
      image: sharedImage(content, article),
      card: { ground: article.data.tone, fire: fireOf(article), subject: article.data.subject },
      waiting: article.waiting,
      bodies: article.body ? [article.body.hash] : [],
      lastModified: lastChange(content, article),
      facts: (image) => articleFacts(content, article, image),
      data: () => articleData(content, article, further(articles, index)),
    }),
  )
}

function articleFacts(content: Content, article: Article, image: Image): PageFacts {
  const { data, url } = article
  const { site } = content
  const category = bySlug(content.categories, data.category)
  const posting = {
    '@type': 'BlogPosting',
    '@id': idOf(site, url, 'article'),
    headline: data.title,
    description: data.description,
    image: {
      '@type': 'ImageObject',
      url: addressOf(site, image.src),
      width: `${image.width} px`,
      height: `${image.height} px`,
    },
    datePublished: data.date,
    dateModified: lastChange(content, article),
    inLanguage: 'es',
    articleSection: category.data.title,
    author: briefPerson(content, bySlug(content.team, data.author)),
    publisher: { '@id': organizationId(site) },
    mainEntityOfPage: { '@id': idOf(site, url, 'webpage') },
  }
  return {
    ancestors: [blogOf(content), { name: category.data.title, url: category.url }],
    node: posting,
  }
}
