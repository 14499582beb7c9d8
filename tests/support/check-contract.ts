import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answers, ask, lifetimes, policy, traps } from './host-contract.ts'

type Server = {
  /** The server under test, which may start with the tests. */
  origin: () => string
  base: string
  /** Whether it sends the compressed versions of its files. */
  compresses: boolean
}

/** Tests of what every host answers, each with its own wording. */
export function checkContract({ origin, base, compresses }: Server): void {
  const get = (target: string, options = {}) => ask(origin(), base + target, options)

  for (const [target, status, shows, type] of answers)
    test(`${base}${target} is answered with ${status}: ${shows}`, async () => {
      const answer = await get(target)
      expect(answer.status).toBe(status)
      const charset = type?.startsWith('font/') ? '' : '; charset=utf-8'
      if (type) expect(answer.headers['content-type']).toBe(type + charset)
      if (status === 301 || status === 308) expect(answer.headers.location).toBe(base + shows)
      else expect(answer.body.toString().slice(0, shows.length)).toBe(shows)
    })

  test.each(lifetimes)(`${base}%s may be cached: %s`, async (target, lifetime) => {
    expect((await get(target)).headers['cache-control']).toBe(lifetime)
  })

  test.each(['', 'blog', 'blog/', 'viejo', 'nada', 'assets/app-1a2b3c.js'])(
    `${base}%s has the headers of all answers`,
    async (target) => {
      expect((await get(target)).headers).toMatchObject({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )

  test('a later rule replaces a header, one of a page adds to them', async () => {
    for (const target of ['images/casa.svg', 'favicon.ico'])
      expect((await get(target)).headers['cross-origin-resource-policy'], target).toBe(
        'cross-origin',
      )
    expect((await get('blog/hola')).headers['x-uno']).toBe('a: "b" \\c')
    expect((await get('blog')).headers['x-uno']).toBeUndefined()
  })

  test.each(traps)('%s never leads to another host', async (target) => {
    const { status, headers } = await ask(origin(), target)
    expect([308, 400, 404]).toContain(status)
    expect(new URL(headers.location ?? '', 'http://site.example/').host).toBe('site.example')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('an unchanged file is not sent again', async () => {
    for (const target of ['', 'blog', 'assets/app-1a2b3c.js']) {
      const { headers } = await get(target)
      expect(headers.etag, target).toBeTruthy()
      const again = await get(target, { headers: { 'if-none-match': headers.etag } })
      expect(again.status, target).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers['content-security-policy']).toBe(policy)
      const other = await get(target, { headers: { 'if-none-match': '"otro"' } })
      expect(other.status).toBe(200)
    }
  })

  test('HEAD gets only the headers, other methods are refused', async () => {
    const head = await get('blog', { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    const post = await get('blog', { method: 'POST' })
    expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  if (base !== '/')
    test('under a base path, everything stays below it', async () => {
      const bare = await ask(origin(), `${base.slice(0, -1)}?x=1`)
      expect(bare).toMatchObject({ status: 308, headers: { location: `${base}?x=1` } })
      expect((await ask(origin(), '/blog')).status).toBe(404)
    })

  if (compresses)
    test('text files are sent in the smallest encoding that the browser accepts, each with its ETag', async () => {
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }
      for (const target of ['', 'blog', '_data/blog.json', 'assets/app-1a2b3c.js']) {
        const plain = await get(target)
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(plain.headers.vary, target).toMatch(/accept-encoding/i)
        for (const [encoding, accepted] of [
          ['br', 'gzip, deflate, br'],
          ['gzip', 'gzip'],
        ] as const) {
          const headers = { 'accept-encoding': accepted }
          const answer = await get(target, { headers })
          expect(answer.headers, target).toMatchObject({
            'content-encoding': encoding,
            'content-type': plain.headers['content-type'],
            'content-security-policy': policy,
          })
          expect(decode[encoding](answer.body)).toEqual(plain.body)
          const again = await get(target, {
            headers: { ...headers, 'if-none-match': answer.headers.etag },
          })
          expect(again.status, target).toBe(304)
        }
      }
      const missing = await get('nada', { headers: { 'accept-encoding': 'br' } })
      expect(missing.status).toBe(404)
      const tiny = await get('robots.txt', { headers: { 'accept-encoding': 'br' } })
      expect(tiny.headers['content-encoding']).toBeUndefined()
    })
}
