import { articlesByDate, inOrder, pageOf, pagesOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { escapeAttribute, escapeText } from '../../lib/escape-markup.ts'
import { markdownPath } from '../../lib/site-path.ts'

/** How many articles are listed; the others are in the sitemap. */
const mostArticles = 200

type Line = { url: string; data: { title: string; description?: string } }

const link = (href: string, words: string) =>
  `<a href="${escapeAttribute(href)}">${escapeText(words)}</a>`

/** An overview of the site for programs that read (llmstxt.org), as HTML. */
export function llmsHtml(content: Content, address: (path: string) => string): string {
  const { site } = content
  const line = ({ url, data: { title, description } }: Line) =>
    `<li>${link(address(url), title)}${description ? `: ${escapeText(description)}` : ''}</li>`
  const section = (name: string, lines: readonly Line[]) =>
    lines.length > 0 ? `<h2>${name}</h2><ul>${lines.map(line).join('')}</ul>` : ''
  const articles = articlesByDate(content).filter(({ waiting }) => !waiting)
  const services = inOrder(content.services).filter(({ waiting }) => !waiting)
  const templates = [
    'prices',
    'portfolio',
    'resources',
    'about',
    'why',
    'team',
    'contact',
    'blog',
  ] as const
  const legal = pagesOf(content, 'text').filter(({ waiting }) => !waiting)
  return [
    `<h1>${escapeText(site.name)}</h1>`,
    `<blockquote><p>${escapeText(site.description)}</p></blockquote>`,
    `<p>Contacto: ${link(`mailto:${site.email}`, site.email)}, ${escapeText(site.phone)}. El sitio está en español.</p>`,
    section('Servicios', services),
    section(
      'El sitio',
      templates.map((template) => pageOf(content, template)),
    ),
    section(
      'Artículos',
      articles.slice(0, mostArticles).map(({ url, data }) => ({ url: markdownPath(url), data })),
    ),
    section('Optional', [
      ...legal,
      { url: '/sitemap.xml', data: { title: 'Todas las páginas' } },
      { url: '/atom.xml', data: { title: 'Canal Atom de los artículos' } },
    ]),
  ].join('')
}
