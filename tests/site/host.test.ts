import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { rulesFile } from '../../src/site/host-rules.ts'
import { checkContract } from '../support/check-contract.ts'
import { ask, sampleDist } from '../support/host-contract.ts'

/** The address of a server, which is stopped after the tests. */
function start(server: http.Server, port?: number): Promise<string> {
  afterAll(() => server.close().closeAllConnections())
  return listen(server, { port })
}

const dist = sampleDist('/', afterAll)
const origin = await start(createSiteServer({ dir: dist }))
const compressing = await start(createSiteServer({ dir: dist, compress: true }))
const below = await start(createSiteServer({ dir: sampleDist('/repo/', afterAll) }))

describe.each([
  ['/', compressing, true],
  ['/repo/', below, false],
] as const)('the server of this project at %s', (base, origin, compresses) =>
  checkContract({ origin: () => origin, base, compresses }),
)

// The responses of this server beyond the contract of all hosts.
const get = (target: string, options?: http.RequestOptions) => ask(origin, target, options)

test.each(['/%', '/%00', '/\\evil.example/', '/../secret', '/a/..%2f..%2fsecret'])(
  '%s is a bad request',
  async (address) => {
    expect((await get(address)).status).toBe(400)
  },
)

test('for a range the whole file is sent', async () => {
  const { status, body } = await get('/blog', { headers: { range: 'bytes=10-5' } })
  expect({ status, body }).toEqual({ status: 200, body: (await get('/blog')).body })
})

test('a file that a new build takes away while it is sent does not end the server', async () => {
  const server = createSiteServer({ dir: dist, compress: true })
  // The file has been found by now, but not been opened.
  server.on('request', () => rmSync(join(dist, 'rss.xml'), { force: true }))
  const origin = await start(server)
  await expect(ask(origin, '/rss.xml')).rejects.toThrow('socket hang up')
  expect((await ask(origin, '/blog')).status).toBe(200)
})

test.each([false, true])(
  'a file is closed when whoever asked for it goes before its end, compressed: %s',
  async (compress) => {
    writeFileSync(join(dist, 'large.txt'), randomBytes(2 ** 23).toString('base64'))
    const server = createSiteServer({ dir: dist, compress })
    const sent = new Promise<Readable>((resolve) =>
      server.prependListener('request', (_, response) => response.on('pipe', resolve)),
    )
    const headers = { 'accept-encoding': 'gzip' }
    http.get(`${await start(server)}/large.txt`, { headers }, (response) => response.destroy())
    const file = await sent
    await expect.poll(() => file.destroyed).toBe(true)
  },
)

test('when a port is taken, the next free one is used', async () => {
  const taken = Number(new URL(origin).port)
  expect(Number(new URL(await start(http.createServer(), taken)).port)).toBeGreaterThan(taken)
})

test('the rules of a new build apply without a restart, without upgrades to HTTPS, which it lacks', async () => {
  const file = join(dist, rulesFile)
  const rules = JSON.parse(readFileSync(file, 'utf8'))
  const secure = { 'Content-Security-Policy': "base-uri 'none';upgrade-insecure-requests" }
  const redirects = [{ from: '/lo-de-antes', to: '/blog' }]
  const headers = [{ path: '/*', headers: secure }]
  writeFileSync(file, JSON.stringify({ ...rules, headers, redirects }))
  expect((await get('/lo-de-antes')).headers.location).toBe('/blog')
  expect((await get('/')).headers['content-security-policy']).toBe("base-uri 'none'")
})
