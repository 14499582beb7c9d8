import { escapeAttribute, jsonInScript } from '../../lib/escape-markup.ts'
import { parseSiteAddress } from '../../lib/site-address.ts'
import { withBase } from '../../lib/site-path.ts'
import { type Alternate, feedLinks } from '../../pages/alternates.ts'
import { documentTitle, type PageData } from '../../pages/page.ts'
import { site } from '../../site.ts'
import { day } from '../../theme/palette.ts'

const base = import.meta.env.BASE_URL
const { origin } = parseSiteAddress(site.address)

const address = (path: string) => origin + withBase(base, path)

function meta(key: 'name' | 'property', name: string, content: string) {
  return `<meta ${key}="${name}" content="${escapeAttribute(content)}">`
}

const alternate = ({ type, title, path }: Alternate) =>
  `<link rel="alternate" type="${type}" title="${escapeAttribute(title)}" href="${escapeAttribute(withBase(base, path))}">`

function robots(noindex: boolean, isArticle: boolean): string {
  if (noindex) return meta('name', 'robots', 'noindex')
  // Without it Google's Discover shows no large image of an article.
  return isArticle ? meta('name', 'robots', 'max-image-preview:large') : ''
}

/** The elements of the document's head; pure: the same head gives the same text. */
export function headTags({ route, head }: PageData): string {
  const { image } = head
  const noindex = head.noindex || SITE_NOINDEX
  return [
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(documentTitle(head.title))}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords.join(', ')),
    robots(noindex, route === 'article'),
    `<link rel="canonical" href="${escapeAttribute(address(head.path))}">`,
    meta('property', 'og:type', route === 'article' ? 'article' : 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'es_MX'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', address(head.path)),
    meta('property', 'og:image', address(image.src)),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:image:alt', image.alt),
    // X takes the other texts and the image from og:.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'theme-color', day.paper),
    `<link rel="icon" href="${withBase(base, '/favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${withBase(base, '/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${withBase(base, '/site.webmanifest')}">`,
    // Browsers look for it on the home page; on a service page it would exceed the first flight.
    head.path === '/' &&
      `<link rel="search" type="application/opensearchdescription+xml" title="${escapeAttribute(site.name)}" href="${withBase(base, '/opensearch.xml')}">`,
    ...[...feedLinks(site.name).slice(0, 1), ...(head.alternates ?? [])].map(alternate),
    head.structuredData
      ? `<script type="application/ld+json">${jsonInScript({ '@context': 'https://schema.org', '@graph': head.structuredData })}</script>`
      : '',
  ]
    .filter(Boolean)
    .join('')
}
