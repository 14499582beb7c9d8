import type { Article } from '../../content/entries.ts'
import { bySlug } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'

/** schema.org BlogPosting and breadcrumbs of an article. */
export function articleStructuredData(content: Content, article: Article): object[] {
  const { data, slug } = article
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
      mainEntityOfPage: address(`/blog/${slug}`),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: address('/blog') },
        {
          '@type': 'ListItem',
          position: 2,
          name: bySlug(content.categories, data.category).data.title,
          item: address(`/blog/categoria/${data.category}`),
        },
        { '@type': 'ListItem', position: 3, name: data.title },
      ],
    },
  ]
}
