import type { BlogPosting } from 'schema-dts'
import type { Article } from '../../content/entries.ts'
import { bySlug, lastChange, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Picture } from '../../lib/picture.ts'
import type { PageFacts } from '../structured-data/page-graph.ts'
import { briefPerson } from '../structured-data/page-nodes.ts'
import { addressOf, idOf, organizationId } from '../structured-data/site-nodes.ts'

/** Structured data of an article. */
export function articleFacts(content: Content, article: Article, picture: Picture): PageFacts {
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
      url: addressOf(site, picture.src),
      width: `${picture.width} px`,
      height: `${picture.height} px`,
    },
    datePublished: data.date,
    dateModified: lastChange(content, article),
    inLanguage: 'es',
    articleSection: category.data.title,
    author: briefPerson(content, bySlug(content.team, data.author)),
    publisher: { '@id': organizationId(site) },
    mainEntityOfPage: { '@id': idOf(site, url, 'webpage') },
  } satisfies BlogPosting
  return {
    ancestors: [
      { name: 'Blog', url: pageOf(content, 'blog').url },
      { name: category.data.title, url: category.url },
    ],
    nodes: [posting],
  }
}
