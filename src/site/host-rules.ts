import { createHash } from 'node:crypto'
import type { Environment } from '../compiler/environment.ts'
import type { Content } from '../content/read-content.ts'
import { endpointIn } from '../lib/form-endpoint.ts'
import { withBase } from '../lib/site-path.ts'

/** Headers by name, for a path; a `*` at its end stands for whatever follows. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** A former address and the one that it leads to for good. */
export type Redirect = { from: string; to: string }

/** What a host should do with the files of the site. */
export type HostRules = {
  /** Path of the site on its host, with slashes at both ends. */
  basePath: string
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
}

/** Where a build leaves its rules for `npm run serve`, as JSON. */
export const rulesFile = 'lumbre.json'

/** Names of these files carry a digest of what they hold. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * The rules of a site.
 *
 * @param bootScript the text of the one inline script, which is the same in every page
 */
export function hostRules(
  content: Content,
  { basePath }: Pick<Environment, 'basePath'>,
  bootScript: string,
): HostRules {
  return {
    basePath,
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': contentPolicy(content, bootScript),
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
        },
      },
      { path: '/assets/*', headers: hashed },
      { path: '/_bodies/*', headers: hashed },
    ],
    redirects: aliasesOf(content).map(({ from, to }) => ({
      from: withBase(basePath, from),
      to: withBase(basePath, to),
    })),
  }
}

/** What browsers may run, load and send on behalf of a page. */
function contentPolicy(content: Content, bootScript: string): string {
  const hash = createHash('sha256').update(bootScript).digest('base64')
  const endpoint = endpointIn(content.site.forms)
  const sites = content.clients.flatMap(({ data }) => (data.url ? [new URL(data.url).origin] : []))
  const hasDemo = content.clients.some(({ data }) => data.demo)
  const frames = [...new Set([...(hasDemo ? ["'self'"] : []), ...sites])]
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The search engine is WebAssembly.
    'script-src': ["'self'", `'sha256-${hash}'`, "'wasm-unsafe-eval'"],
    // A page's style stands in it, and Emotion adds to it what comes later.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    // A frame is shown when its site answers.
    'connect-src': [
      ...new Set(["'self'", ...(endpoint ? [new URL(endpoint).origin] : []), ...sites]),
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    // A chat's address redirects to another host, a form service may; browsers check those too.
    'form-action': ["'self'", 'mailto:', 'https:', ...(endpoint ? [new URL(endpoint).origin] : [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Former addresses by the address that they lead to, without the base. */
export function aliasesOf(content: Content): Redirect[] {
  const { blog, categories, services, clients, pages } = content
  const entries = [...blog, ...categories, ...services, ...clients, ...pages]
  return entries.flatMap(({ data, url }) =>
    (data.aliases ?? []).map((from) => ({ from, to: url ?? '/' })),
  )
}

/** The rules as Netlify and Cloudflare Pages read them: `_headers`. */
export const headersFile = ({ headers }: HostRules): string =>
  headers
    .flatMap((rule) => [
      rule.path,
      ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')

/** The rules as Netlify and Cloudflare Pages read them: `_redirects`. */
export const redirectsFile = ({ redirects }: HostRules): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
