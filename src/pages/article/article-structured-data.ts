import type { Article } from '../../content/entries.ts'
import { bySlug, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'

/** schema.org BlogPosting and breadcrumbs of an article. */
export function articleStructuredData(content: Content, article: Article): object[] {
  const { data, url } = article
  const category = bySlug(content.categories, data.category)
  const address = (path: string) => `${content.site.address}${path}`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: data.title,
      description: data.description,
      ...(data.image && { image: address(data.image) }),
      datePublished: data.date,
      dateModified: data.updated ?? data.date,
      inLanguage: 'es',
      author: { '@type': 'Person', name: bySlug(content.team, data.author).data.name },
      publisher: { '@type': 'Organization', name: content.site.name },
      mainEntityOfPage: address(url),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Blog',
          item: address(pageOf(content, 'blog').url),
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: category.data.title,
          item: address(category.url),
        },
        { '@type': 'ListItem', position: 3, name: data.title },
      ],
    },
  ]
}
