import type { Site } from '../content/schemas/site.ts'
import { day } from '../theme/palette.ts'
import { xml, xmlDocument } from './xml.ts'

/** The icons in public/: the logo, and the same with a margin for any mask. */
const icons = [
  { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The web app manifest: how the site appears among the apps of a phone. */
export function webManifest({ name, description }: Site, basePath: string): string {
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'es',
    dir: 'ltr',
    id: basePath,
    start_url: basePath,
    scope: basePath,
    // The site needs the browser's own controls, because it consists of pages with links.
    display: 'browser',
    background_color: day.paper,
    theme_color: day.paper,
    icons: icons.map(({ src, ...rest }) => ({ src: basePath + src, type: 'image/png', ...rest })),
  }
  return `${JSON.stringify(manifest, null, 1)}\n`
}

/** A short name may have 16 characters, a description 1,024. */
const shortest = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * How browsers search this site (OpenSearch 1.1).
 *
 * @param search address of the search page
 */
export function openSearch(
  { name, description }: Site,
  search: string,
  address: (path: string) => string,
): string {
  return xmlDocument(
    xml(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      xml('ShortName', {}, shortest(name, 16)),
      xml('Description', {}, shortest(description, 1024)),
      xml('Language', {}, 'es'),
      xml('InputEncoding', {}, 'UTF-8'),
      xml('OutputEncoding', {}, 'UTF-8'),
      xml('Image', { width: 192, height: 192, type: 'image/png' }, address('/icon-192.png')),
      xml('Url', { type: 'text/html', template: `${search}?q={searchTerms}` }),
      xml('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: address('/opensearch.xml'),
      }),
    ),
  )
}

/** How long the file is valid without a new build; the standard recommends less than a year. */
const validMonths = 6

/**
 * Whom to tell of a vulnerability of the site (RFC 9116).
 *
 * @param buildDate builds of the same month write the same file
 */
export function securityTxt({ email }: Site, canonical: string, buildDate: string): string {
  const day = new Date(buildDate)
  // The first of a month, so that the file rarely changes.
  const expires = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + validMonths))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: es, en',
    `Canonical: ${canonical}`,
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** What crawlers may visit (RFC 9309), and the address of the sitemap. */
export const robots = (noindex: boolean, sitemap: string) =>
  `User-agent: *\n${noindex ? 'Disallow: /' : `Allow: /\nSitemap: ${sitemap}`}\n`
