import type { Environment } from '../compiler/environment.ts'
import type { Content } from '../content/read-content.ts'
import { withBase } from '../lib/site-path.ts'
import { contentPolicy } from './content-policy.ts'

/** Headers by name, for a path; a `*` at its end stands for whatever follows. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** A former address and the one that it leads to for good. */
export type Redirect = { from: string; to: string }

/** What a host should do with the files of the site. */
export type HostRules = {
  /** Address of the home page without its last slash, as far as it is known. */
  address?: string | undefined
  /** Path of the site on its host, with slashes at both ends. */
  basePath: string
  headers: readonly HeaderRule[]
  redirects: readonly Redirect[]
}

/** Where a build leaves its rules for `npm run serve`, as JSON. */
export const rulesFile = 'lumbre.json'

/** Names of these files carry a digest of what they hold. */
const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Whether a rule lets browsers keep its files for ever, because another content has another name. */
export const isForEver = ({ headers }: HeaderRule): boolean =>
  headers['Cache-Control']?.includes('immutable') ?? false

/**
 * The rules of a site.
 *
 * @param bootScript the text of the one inline script, which is the same in every page
 */
export function hostRules(
  content: Content,
  { address, basePath }: Pick<Environment, 'basePath'> & { address?: string },
  bootScript: string,
): HostRules {
  return {
    address,
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
      { path: '/_share/*', headers: hashed },
      // What the search loads by an index that an open page has read before.
      { path: '/pagefind/filter/*', headers: hashed },
      { path: '/pagefind/fragment/*', headers: hashed },
      { path: '/pagefind/index/*', headers: hashed },
    ],
    redirects: aliasesOf(content).map(({ from, to }) => ({
      from: withBase(basePath, from),
      to: withBase(basePath, to),
    })),
  }
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
