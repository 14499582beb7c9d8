import type { BlockContent } from 'mdast'
import { articlesByDate, inOrder, pageOf, pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { markdownPath } from '../../lib/feed-forms.ts'
import { heading, link, listOf, markdownText, paragraph, words } from './markdown-text.ts'

/** Articles that are named; the rest is in the sitemap. */
const mostArticles = 200

type Line = { title: string; url: string; description?: string }

/** What the site is and where it says what, for programs that read (llmstxt.org). */
export function llmsText(content: Content, address: (path: string) => string): string {
  const { site } = content
  const section = (name: string, lines: readonly Line[]): BlockContent[] =>
    lines.length === 0
      ? []
      : [
          heading(2, name),
          listOf(
            lines.map(({ title, url, description }) => [
              link(title, address(url)),
              ...(description ? [words(`: ${description}`)] : []),
            ]),
          ),
        ]
  const pageLine = ({ url, data }: { url: string; data: Omit<Line, 'url'> }): Line => ({
    title: data.title,
    url,
    description: data.description,
  })
  const articles = articlesByDate(content).filter(({ waiting }) => !waiting)
  const services = inOrder(content.services).filter(({ waiting }) => !waiting)
  const templates = ['prices', 'portfolio', 'about', 'why', 'team', 'contact', 'blog'] as const
  const legal = pagesOf(content, 'text').filter(({ waiting }) => !waiting)
  const article = (one: (typeof articles)[number]): Line => ({
    ...pageLine(one),
    url: markdownPath(one.url),
  })
  return markdownText({
    type: 'root',
    children: [
      heading(1, site.name),
      { type: 'blockquote', children: [paragraph(words(site.description))] },
      paragraph(
        words('Contacto: '),
        link(site.email, `mailto:${site.email}`),
        words(`, ${site.phone}. El sitio está en español.`),
      ),
      ...section('Servicios', services.map(pageLine)),
      ...section(
        'El sitio',
        templates.map((template) => pageLine(pageOf(content, template))),
      ),
      ...section('Artículos', articles.slice(0, mostArticles).map(article)),
      ...section('Optional', [
        ...legal.map(pageLine),
        { title: 'Todas las páginas', url: '/sitemap.xml' },
        { title: 'Canal Atom de los artículos', url: '/atom.xml' },
      ]),
    ],
  })
}
