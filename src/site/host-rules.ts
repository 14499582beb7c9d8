import { entriesIn, type IndexEntry } from '../compiler/collect-indices.ts'
import type { Environment } from '../content/environment.ts'
import type { Content } from '../content/read-content.ts'
import { feedFormats } from '../lib/feed-formats.ts'
import { markdownPath, withBase } from '../lib/site-path.ts'
import { soundPages } from '../pages/site-pages.ts'
import { sitePolicy } from './content-policy.ts'

/** Headers by name for a path; a `*` at its end matches anything. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** A permanent redirect from a former address. */
type Redirect = { from: string; to: string }

/** What a host should do with the files of the site. */
export type HostRules = {
  /** Address of the home page without its final slash, if known. */
  address?: string
  /** Whether it shows what is not published yet, or asks search engines not to list it. */
  isPreview?: boolean
  /** The day on which an article appears or an event is over, so that the site is to be rebuilt. */
  nextChange?: string
  /** The date for which it was built: what is published until then is in it. */
  buildDate?: string
  /** Path of the site on its host, with slashes at both ends. */
  basePath: string
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
}

/** The file in which a build leaves its rules for `npm run serve`, as JSON. */
export const rulesFile = 'lumbre.json'

/** For files whose names contain a hash of their content. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Browser features that nobody may use here, including embedded pages. */
const refused = ['camera', 'geolocation', 'microphone', 'payment', 'usb']

/** Files that other sites may embed: share images, images and icon of feeds, favicons. */
const embeddable = [
  '/_share/*',
  '/images/*',
  '/_images/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-512.png',
]

/** Headers that only make sense over HTTPS: for a year browsers use nothing else. */
const secureHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * The rules of a site.
 *
 * @param bootScript the text of the only inline script, which is the same in every page
 */
export function hostRules(
  content: Content,
  { address, basePath, origin, noindex }: Environment,
  bootScript: string,
): HostRules {
  const isSecure = origin.startsWith('https:')
  return {
    address,
    isPreview: noindex || entriesIn(content).some(({ waiting }) => waiting),
    basePath,
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': sitePolicy(bootScript, isSecure),
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': refused.map((name) => `${name}=()`).join(', '),
          'Cross-Origin-Resource-Policy': 'same-origin',
          ...(isSecure && secureHeaders),
        },
      },
      { path: '/assets/*', headers: hashed },
      { path: '/_bodies/*', headers: hashed },
      // A host that joins both values sends one that browsers treat the same.
      ...embeddable.map((path) => ({
        path,
        headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      })),
      { path: '/_search/words/*', headers: hashed },
    ],
    redirects: [...aliasRedirects(content), ...movedFiles(content)].map(({ from, to }) => ({
      from: withBase(basePath, from),
      to: withBase(basePath, to),
    })),
  }
}

/**
 * The former addresses of all entries, and of the later pages of a category, and where they lead,
 * without the base.
 */
export const aliasRedirects = (content: Content): Redirect[] => [
  ...redirectsTo(entriesIn(content)),
  ...redirectsTo(content.categories).flatMap(({ from, to }) =>
    soundPages(content).flatMap(({ url }) =>
      url.startsWith(`${to}/`) ? { from: from + url.slice(to.length), to: url } : [],
    ),
  ),
]

const redirectsTo = (entries: readonly IndexEntry[]) =>
  entries.flatMap(({ data, url = '/' }) =>
    'aliases' in data ? (data.aliases ?? []).map((from) => ({ from, to: url })) : [],
  )

/** Redirects the feeds of a category and the Markdown of an article that have moved. */
function movedFiles({ blog, categories }: Pick<Content, 'blog' | 'categories'>): Redirect[] {
  const feeds = Object.values(feedFormats).map(({ file }) => `/${file}`)
  const articles = blog.filter(({ waiting }) => !waiting)
  return [
    ...redirectsTo(categories).flatMap(({ from, to }) =>
      feeds.map((feed) => ({ from: from + feed, to: to + feed })),
    ),
    ...redirectsTo(articles).map(({ from, to }) => ({
      from: markdownPath(from),
      to: markdownPath(to),
    })),
  ]
}

/** The rules in the format of Netlify and Cloudflare Pages: `_headers`. */
export const headersFile = ({ headers }: HostRules): string =>
  headers
    .flatMap((rule) => [
      rule.path,
      ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')

/** The redirects in the format of Netlify and Cloudflare Pages: `_redirects`. */
export const redirectsFile = ({ redirects }: HostRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
