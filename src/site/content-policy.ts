import { createHash } from 'node:crypto'
import type { Content } from '../content/read-content.ts'
import { endpointIn } from '../lib/form-endpoint.ts'

/** What browsers may run, load and send on behalf of a page. */
export function contentPolicy(content: Content, bootScript: string): string {
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
