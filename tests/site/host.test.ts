import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import http, { type IncomingHttpHeaders } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'

const temporary: string[] = []
const servers: http.Server[] = []

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
  for (const dir of temporary) rmSync(dir, { recursive: true })
})

const pages = {
  'index.html': 'portada',
  '404.html': 'no existe',
  'blog.html': 'blog',
  'blog/hola.html': 'hola',
  'blog/next.js.html': 'sobre next.js',
  'año.html': 'año',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'robots.txt': 'ok',
  'assets/app-1a2b3c.js': 'export {}',
  '_bodies/hola-1a2b3c.html': '<p>hola</p>',
  _redirects: '/viejo /blog 301\n',
  _headers: '/*\n  X-Test: 1',
}

const forEver = 'public, max-age=31536000, immutable'

/** The rules that a build leaves beside the pages. */
const rulesFor = (base: string) => ({
  basePath: '/',
  headers: [
    { path: '/*', headers: { 'X-Test': '1' } },
    { path: '/blog/hola', headers: { 'X-Uno': 'a: b' } },
    { path: '/assets/*', headers: { 'Cache-Control': forEver } },
    { path: '/_bodies/*', headers: { 'Cache-Control': forEver } },
  ],
  redirects: [{ from: `${base}viejo`, to: `${base}blog` }],
})

/** Serves a throwaway site and returns a way to ask it for raw addresses, just as they are sent. */
async function site(basePath?: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'lumbre-server-'))
  temporary.push(dir)
  for (const [name, text] of Object.entries(pages)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  const rules = rulesFor(basePath ? `${basePath}/` : '/')
  await writeFile(path.join(dir, 'lumbre.json'), JSON.stringify(rules))
  const server = createSiteServer({ dir, basePath })
  servers.push(server)
  const { hostname, port } = new URL(await listen(server))
  return (address: string, options: http.RequestOptions = {}) =>
    new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const request = http.request({ hostname, port, path: address, ...options }, (response) => {
          let body = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => {
            body += chunk
          })
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body })
          })
        })
        request.on('error', reject).end()
      },
    )
}

const get = await site()

test.each([
  ['/', 'portada'],
  ['/blog', 'blog'],
  ['/blog/hola?x=1', 'hola'],
  ['/blog/next.js', 'sobre next.js'],
  ['/a%C3%B1o', 'año'],
  ['/_bodies/hola-1a2b3c.html', '<p>hola</p>'],
])('%s is served from its file', async (address, body) => {
  expect(await get(address)).toMatchObject({ status: 200, body })
})

test.each([
  ['/blog/', '/blog'],
  ['/blog/?a=1&b=2', '/blog?a=1&b=2'],
  ['/blog/hola.html?x', '/blog/hola?x'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/blog/index.html', '/blog'],
  ['/a%C3%B1o/', '/a%C3%B1o'],
  ['//blog', '/blog'],
])('%s redirects for good to %s', async (address, location) => {
  expect(await get(address)).toMatchObject({ status: 308, headers: { location } })
})

test.each([
  '//evil.example/',
  '///evil.example/',
  '/%2Fevil.example/',
  '//evil.example/index.html',
  '//evil.example/%2F',
])('%s never leads to another host', async (address) => {
  const { status, headers } = await get(address)
  expect(status).toBe(308)
  expect(new URL(headers.location ?? '', 'http://site.example/').host).toBe('site.example')
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/../secret',
  '/%2e%2e/secret',
  '/a/..%2f..%2fsecret',
  'http://evil.example/',
])('%s is a bad request', async (address) => {
  expect((await get(address)).status).toBe(400)
})

test('unknown addresses show 404.html with status 404', async () => {
  const answer = await get('/nada')
  expect(answer).toMatchObject({ status: 404, body: 'no existe' })
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect((await get('/404')).status).toBe(404)
  expect((await get(`/${'a'.repeat(2000)}`)).status).toBe(404)
  expect((await get('/robots.txt/x')).status).toBe(404)
})

test('instructions for hosts are not served', async () => {
  expect((await get('/_redirects')).status).toBe(404)
  expect((await get('/_headers')).status).toBe(404)
  expect((await get('/lumbre.json')).status).toBe(404)
  expect((await get('/blog')).headers['x-test']).toBe('1')
})

test('a path gets the headers of all rules that it matches', async () => {
  expect((await get('/')).headers['x-uno']).toBeUndefined()
  expect((await get('/blog/hola')).headers).toMatchObject({ 'x-test': '1', 'x-uno': 'a: b' })
})

test('a former address leads on for good, with its query', async () => {
  const moved = { status: 301, headers: { location: '/blog?x=1' } }
  expect(await get('/viejo?x=1')).toMatchObject(moved)
  expect(await get('/viejo/?x=1')).toMatchObject(moved)
})

test('hashed files may be kept for ever, everything else is asked for again', async () => {
  expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe(forEver)
  expect((await get('/_bodies/hola-1a2b3c.html')).headers['cache-control']).toBe(forEver)
  expect((await get('/blog')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/missing-1a2b3c.js')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8'],
])('%s is sent as %s', async (address, type) => {
  expect((await get(address)).headers['content-type']).toBe(type)
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/blog')
  const again = await get('/blog', { headers: { 'if-none-match': headers.etag } })
  expect(again).toMatchObject({ status: 304, body: '' })
  expect(again.headers['cache-control']).toBe('no-cache')
})

test('HEAD gets the headers alone, other methods are refused', async () => {
  const head = await get('/blog', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe('4')
  expect(await get('/nada', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' })
  const post = await get('/blog', { method: 'POST' })
  expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('under a base path, everything stays below it', async () => {
  const preview = await site('/repo/pr-1')
  expect(await preview('/repo/pr-1/')).toMatchObject({ status: 200, body: 'portada' })
  expect(await preview('/repo/pr-1/blog')).toMatchObject({ status: 200, body: 'blog' })
  const location = async (address: string) => (await preview(address)).headers.location
  expect(await location('/repo/pr-1?x=1')).toBe('/repo/pr-1/?x=1')
  expect(await location('/repo/pr-1/blog/')).toBe('/repo/pr-1/blog')
  expect(await location('/repo/pr-1/index.html')).toBe('/repo/pr-1/')
  expect(await location('/repo/pr-1/viejo')).toBe('/repo/pr-1/blog')
  expect(await location('/repo/pr-1//evil.example/')).toBe('/repo/pr-1/evil.example')
  expect((await preview('/blog')).status).toBe(404)
  expect((await preview('/repo/pr-1/nada')).body).toBe('no existe')
})

test('a taken port makes way for the next free one', async () => {
  const [first, second] = [http.createServer(), http.createServer()]
  servers.push(first, second)
  const taken = Number(new URL(await listen(first)).port)
  const next = Number(new URL(await listen(second, { port: taken })).port)
  expect(next).toBeGreaterThan(taken)
})
