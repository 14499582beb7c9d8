import { createHash } from 'node:crypto'
import type { Content } from '../content/read-content.ts'

const hashed = '  Cache-Control: public, max-age=31536000, immutable'

/** What browsers may run, load and send on behalf of a page. */
function contentPolicy(homePage: string, content: Content, endpoint: string | undefined): string {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(homePage) ?? []
  if (script === undefined) throw new Error('index.html has no boot script')
  const hash = createHash('sha256').update(script).digest('base64')
  const service = endpoint ? [new URL(endpoint).origin] : []
  const frames = content.clients.flatMap(({ data }) => (data.url ? [new URL(data.url).origin] : []))
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // The search engine is WebAssembly.
    'script-src': ["'self'", `'sha256-${hash}'`, "'wasm-unsafe-eval'"],
    // A page's style stands in it, and Emotion adds to it what comes later.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...service],
    'frame-src': frames.length > 0 ? [...new Set(frames)] : ["'none'"],
    // A chat's address redirects to another host, a form service may; browsers check those too.
    'form-action': ["'self'", 'mailto:', 'https:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The headers that a host should send, in the form that Netlify and Cloudflare Pages read.
 *
 * @param homePage HTML of the home page: the one script in it is that of every page
 * @param endpoint where forms are posted, if anywhere
 */
export function headersFile(homePage: string, content: Content, endpoint?: string): string {
  return [
    '/*',
    `  Content-Security-Policy: ${contentPolicy(homePage, content, endpoint)}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '/assets/*',
    hashed,
    '/_bodies/*',
    hashed,
    '',
  ].join('\n')
}
