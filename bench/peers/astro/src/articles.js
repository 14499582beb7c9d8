import { getCollection } from 'astro:content'

// How articles are listed together, and the parts of a page that no framework offers.

export const site = {
  name: 'Lumbre',
  address: 'https://lumbre.example',
  description: 'Artículos sobre sitios web, automatización e inteligencia artificial.',
}

const categories = {
  'inteligencia-artificial': 'Inteligencia artificial',
  'desarrollo-web': 'Desarrollo web',
  automatizacion: 'Automatización',
  seguridad: 'Seguridad',
  'e-commerce': 'Comercio electrónico',
  saas: 'Software como servicio',
}

const authors = {
  'itzel-barrera': { name: 'Itzel Barrera', description: 'Dirige los proyectos de datos.' },
  'nicanor-tepozan': { name: 'Nicanor Tepozán', description: 'Programa desde hace veinte años.' },
}

/** How many articles are on a page of a listing, in the feed, and below an article. */
const pageSize = 12
const feedLength = 20
const furtherCount = 2

const isoDay = (date) => new Date(date).toISOString().slice(0, 10)
const longDay = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * An article as the pages show it, from its slug, its frontmatter and its Markdown.
 * @param {string} slug
 * @param {Record<string, any>} data
 * @param {string} text
 */
function describeArticle(slug, data, text) {
  return {
    slug,
    url: `/blog/${slug}`,
    title: data.title,
    description: data.description,
    keywords: data.keywords,
    date: isoDay(data.date),
    dateText: longDay.format(new Date(data.date)),
    category: data.category,
    categoryTitle: categories[data.category],
    categoryUrl: `/blog/categoria/${data.category}`,
    author: authors[data.author],
    minutes: Math.max(1, Math.round(text.split(/\s+/).length / 200)),
  }
}

/** Newest first; articles of the same date by slug. */
const byDate = (articles) =>
  articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

/**
 * The neighbours by date and two further articles, preferably of the same category. `articles` is
 * sorted by date.
 */
export function surroundings(articles, index) {
  const current = articles[index]
  const others = [...articles.slice(index + 1, index + 40), ...articles.slice(0, 10)].filter(
    (other) => other !== current,
  )
  const related = others.filter((other) => other.category === current.category)
  return {
    newer: articles[index - 1],
    older: articles[index + 1],
    further: [...new Set([...related, ...others])].slice(0, furtherCount),
  }
}

function pagesOf(url, title, articles) {
  const count = Math.max(1, Math.ceil(articles.length / pageSize))
  const urlOf = (number) => (number === 1 ? url : `${url}/pagina/${number}`)
  return Array.from({ length: count }, (_, index) => ({
    url: urlOf(index + 1),
    title: index === 0 ? title : `${title}, página ${index + 1}`,
    articles: articles.slice(index * pageSize, (index + 1) * pageSize),
    newerUrl: index > 0 ? urlOf(index) : undefined,
    olderUrl: index + 1 < count ? urlOf(index + 2) : undefined,
  }))
}

/** All pages of the listing of all articles and of one listing for each category. */
export function listPages(articles) {
  return [
    ...pagesOf('/blog', 'Blog', articles),
    ...Object.entries(categories).flatMap(([slug, title]) =>
      pagesOf(
        `/blog/categoria/${slug}`,
        title,
        articles.filter(({ category }) => category === slug),
      ),
    ),
  ]
}

/** The newest articles, for the feed. */
export const feedArticles = (articles) => articles.slice(0, feedLength)

/** schema.org BlogPosting and breadcrumbs, as text for a script element. */
export function structuredData(article) {
  return JSON.stringify([
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      dateModified: article.date,
      inLanguage: 'es',
      author: { '@type': 'Person', name: article.author.name },
      publisher: { '@type': 'Organization', name: site.name },
      mainEntityOfPage: site.address + article.url,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: `${site.address}/blog` },
        {
          '@type': 'ListItem',
          position: 2,
          name: article.categoryTitle,
          item: site.address + article.categoryUrl,
        },
        { '@type': 'ListItem', position: 3, name: article.title },
      ],
    },
  ]).replaceAll('<', '\\u003c')
}

let entries

/** The entries by slug, read once for all pages. */
export async function entriesBySlug() {
  entries ??= getCollection('blog').then((all) => new Map(all.map((entry) => [entry.id, entry])))
  return entries
}

let articles

/** All articles, newest first. */
export async function articlesByDate() {
  articles ??= entriesBySlug().then((all) =>
    byDate([...all.values()].map(({ id, data, body }) => describeArticle(id, data, body ?? ''))),
  )
  return articles
}
