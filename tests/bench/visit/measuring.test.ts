import { once } from 'node:events'
import http from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { countBytes, inlineScriptBytes } from '../../../bench/visit/page-bytes.ts'
import { chooseRoutes, readRoute } from '../../../bench/visit/routes.ts'
import { slowDown } from '../../../bench/visit/slow-line.ts'
import { listen } from '../../../src/site/host.ts'

test('inline script is what the browser runs: data in script elements is none', () => {
  expect(
    inlineScriptBytes(
      '<script>á=1</script><script type="module">b()</script><script type="application/ld+json">{"a":1}</script><script type="application/json" id="payload">{}</script><script type="speculationrules">{}</script>',
    ),
  ).toBe(4 + 3)
})

test('requests are sorted by kind and by the load event', () => {
  const resource = (url: string, bytes: number, beforeLoad = false) => ({
    url: `http://site${url}`,
    bytes,
    beforeLoad,
  })
  expect(
    countBytes('<script>1</script>', 9000, [
      resource('/assets/early.js', 1, true),
      resource('/assets/client.js?v=1', 20),
      resource('/_bodies/abc.js', 300),
      resource('/assets/a.woff2', 4000, true),
      resource('/assets/b.woff2', 50_000),
      resource('/images/c.svg', 600_000),
    ]),
  ).toEqual({
    html: 9000,
    inlineScript: 1,
    scriptBeforeLoad: 1,
    scriptAfterIdle: 321,
    ownBody: 300,
    fonts: 54_000,
    fontsBeforeLoad: 4000,
  })
})

const routeOf = (url: string, page: object, head = '') =>
  readRoute(url, `<html><head>${head}</head><body></body></html>`, JSON.stringify(page))
const home = routeOf('/', { route: 'home', data: {} })
const blog = routeOf('/blog', { route: 'blog', data: {} })

test('routes are chosen by name, and one that does not exist is an error that names it', () => {
  expect(chooseRoutes([home, blog], [])).toEqual([home, blog])
  expect(chooseRoutes([home, blog], ['/blog'])).toEqual([blog])
  expect(() => chooseRoutes([home, blog], ['/blgo'])).toThrow('/blgo')
})

test('a document says its kind, its reading time and whether it may be listed', () => {
  const robots = '<meta name="robots" content="noindex">'
  expect(routeOf('/blog/a', { route: 'article', data: { minutes: 8 } }, robots)).toMatchObject({
    kind: 'article',
    minutes: 8,
    isNoindex: true,
  })
  expect(home).toMatchObject({ kind: 'home', minutes: undefined, isNoindex: false })
})

async function fetchSlowly(bytes: number): Promise<{ text: string; milliseconds: number }> {
  const server = http.createServer((_, response) => response.end('x'.repeat(bytes)))
  const origin = await listen(server)
  const line = await slowDown({ addressOf: (page) => origin + page, stop: () => server.close() })
  onTestFinished(() => {
    line.stop()
    server.close()
  })
  const asked = performance.now()
  const [response] = await once(http.get(line.addressOf('/'), { agent: false }), 'response')
  const chunks: Buffer[] = await response.toArray()
  return { text: Buffer.concat(chunks).toString(), milliseconds: performance.now() - asked }
}

// Timers may be a millisecond early; how late they are is the machine's affair.
test.each([
  { bytes: 1_000, trips: 3 },
  { bytes: 20_000, trips: 4 },
  { bytes: 50_000, trips: 5 },
])('$bytes bytes come whole, and not before $trips round trips', async ({ bytes, trips }) => {
  const { text, milliseconds } = await fetchSlowly(bytes)
  expect(text).toBe('x'.repeat(bytes))
  expect(milliseconds).toBeGreaterThan(trips * 150 - 5)
})
