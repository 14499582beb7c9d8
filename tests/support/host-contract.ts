import http, { type IncomingHttpHeaders } from 'node:http'
import type { HostRules } from '../../src/site/host-rules.ts'
import { temporaryFolder, type WhenDone } from './temporary-folder.ts'

const long = 'Una frase que se repite lo bastante para que valga la pena. '.repeat(40)
const forEver = 'public, max-age=31536000, immutable'
export const policy = "default-src 'self'; script-src 'self' 'sha256-a+b/c='; img-src 'self' data:"

const files: Record<string, string> = {
  'index.html': `portada ${long}`,
  '404.html': `no existe ${long}`,
  'blog.html': `blog ${long}`,
  'blog/hola.html': `hola ${long}`,
  'blog/next.js.html': `sobre next.js ${long}`,
  'blog/hola.md': '# hola',
  'año.html': 'año',
  'viejo.html': '<meta http-equiv="refresh" content="0; url=/blog">',
  '_data/blog.json': JSON.stringify({ long }),
  'rss.xml': '<rss/>',
  'blog/categoria/saas/atom.xml': '<feed/>',
  'feed.json': '{}',
  'site.webmanifest': '{}',
  'robots.txt': 'ok',
  '.well-known/security.txt': 'Contact:',
  'favicon.ico': 'icono',
  'images/casa.svg': `<svg>${long}</svg>`,
  'assets/app-1a2b3c.js': `export {} // ${long}`,
  'assets/letra-1a2b3c.woff2': 'letra',
  '_bodies/hola-1a2b3c.html': '<p>hola</p>',
  _redirects: '/viejo /blog 301\n',
  _headers: '/*\n  X-Test: 1',
}

/**
 * A small site as a build leaves it, with files that hosts treat specially; removed like a
 * temporary folder.
 */
export function sampleDist(base: string, whenDone?: WhenDone): string {
  const redirects = [
    { from: `${base}viejo`, to: `${base}blog` },
    { from: `${base}Blog/Hola.md`, to: `${base}blog/hola.md` },
    { from: `${base}antes/a.b`, to: `${base}a%C3%B1o` },
    { from: `${base}a%C3%B1ejo`, to: base },
  ]
  const rules: HostRules = {
    address: `https://sitio.example${base}`.replace(/\/$/, ''),
    basePath: base,
    headers: [
      {
        path: '/*',
        headers: {
          'Content-Security-Policy': policy,
          'X-Content-Type-Options': 'nosniff',
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      },
      { path: '/assets/*', headers: { 'Cache-Control': forEver } },
      { path: '/_bodies/*', headers: { 'Cache-Control': forEver } },
      { path: '/images/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      { path: '/favicon.ico', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
      { path: '/blog/hola', headers: { 'X-Uno': 'a: "b" \\c' } },
    ],
    redirects,
  }
  return temporaryFolder({ ...files, 'lumbre.json': JSON.stringify(rules) }, whenDone)
}

export type Answer = { status?: number; headers: IncomingHttpHeaders; body: Buffer }

/** Requests an address exactly as written. */
export const ask = (origin: string, target: string, options: http.RequestOptions = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    http
      .request({ hostname, port, path: target, ...options }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status, headers } = response
          resolve({ status, headers, body: Buffer.concat(chunks) })
        })
      })
      .on('error', reject)
      .end()
  })

/**
 * What every host answers, by the address without its base: the status, and the target or the
 * content, and for some the type of the content.
 */
export const answers: readonly (readonly [
  target: string,
  status: number,
  shows: string,
  type?: string,
])[] = [
  ['', 200, 'portada', 'text/html'],
  ['blog', 200, 'blog', 'text/html'],
  ['blog/hola?x=1', 200, 'hola'],
  ['blog/next.js', 200, 'sobre next.js'],
  ['a%C3%B1o', 200, 'año'],
  ['_bodies/hola-1a2b3c.html', 200, '<p>hola</p>'],
  ['_data/blog.json', 200, '{"long"', 'application/json'],
  ['.well-known/security.txt', 200, 'Contact:', 'text/plain'],
  ['blog/hola.md', 200, '# hola', 'text/markdown'],
  ['rss.xml', 200, '<rss/>', 'application/xml'],
  ['blog/categoria/saas/atom.xml', 200, '<feed/>', 'application/xml'],
  ['feed.json', 200, '{}', 'application/feed+json'],
  ['site.webmanifest', 200, '{}', 'application/manifest+json'],
  ['robots.txt', 200, 'ok', 'text/plain'],
  ['images/casa.svg', 200, '<svg>', 'image/svg+xml'],
  ['assets/app-1a2b3c.js', 200, 'export', 'text/javascript'],
  ['assets/letra-1a2b3c.woff2', 200, 'letra', 'font/woff2'],
  ['blog/', 308, 'blog'],
  ['blog/?a=1&b=2', 308, 'blog?a=1&b=2'],
  ['blog/hola.html?x', 308, 'blog/hola?x'],
  ['index.html?a=/b//c', 308, '?a=/b//c'],
  ['/blog', 308, 'blog'],
  ['viejo', 301, 'blog'],
  ['viejo?x=1&y=%C3%B1', 301, 'blog?x=1&y=%C3%B1'],
  ['viejo.html', 301, 'blog'],
  ['Blog/Hola.md?x=1', 301, 'blog/hola.md?x=1'],
  ['antes/a.b', 301, 'a%C3%B1o'],
  ['a%C3%B1ejo', 301, ''],
  ['nada', 404, 'no existe', 'text/html'],
  ['404', 404, 'no existe'],
  ['robots.txt/x', 404, 'no existe'],
  ['assets/missing-1a2b3c.js', 404, 'no existe', 'text/html'],
  ['assets', 404, 'no existe'],
  ['lumbre.json', 404, 'no existe'],
  ['_headers', 404, 'no existe'],
  ['blog.html.br', 404, 'no existe'],
]

export const traps = [
  '//evil.example/',
  '/%2Fevil.example/',
  '/%0d%0aSet-Cookie:x/',
  '/%5Cevil.example/',
  '/\\evil.example/',
]

export const lifetimes: readonly (readonly [string, string])[] = [
  ['', 'no-cache'],
  ['blog', 'no-cache'],
  ['_data/blog.json', 'no-cache'],
  ['nada', 'no-cache'],
  ['assets/missing-1a2b3c.js', 'no-cache'],
  ['assets/app-1a2b3c.js', forEver],
  ['_bodies/hola-1a2b3c.html', forEver],
]
