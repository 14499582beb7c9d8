import { rmSync } from 'node:fs'
import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { ask, sampleDist } from '../support/host-contract.ts'

// What this server answers besides the contract of all hosts.
const dist = sampleDist('/')
const servers: http.Server[] = []

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(dist, { recursive: true })
})

async function serve(basePath?: string) {
  const server = createSiteServer({ dir: dist, basePath })
  servers.push(server)
  const origin = await listen(server)
  return (target: string, options?: http.RequestOptions) => ask(origin, target, options)
}

const get = await serve()

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

test('a name that no file system takes is not there', async () => {
  expect((await get(`/${'a'.repeat(2000)}`)).status).toBe(404)
})

test('HEAD says how long the answer would be, and gets none where nothing is', async () => {
  const { headers, body } = await get('/blog')
  const head = await get('/blog', { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(headers['content-length'])
  expect(Number(head.headers['content-length'])).toBe(body.length)
  expect(await get('/nada', { method: 'HEAD' })).toMatchObject({
    status: 404,
    body: Buffer.alloc(0),
  })
})

test('a site can be shown below another base path than it was built for', async () => {
  const preview = await serve('/repo/pr-1')
  const shows = async (address: string) => (await preview(address)).body.toString().split(' ')[0]
  expect(await shows('/repo/pr-1/')).toBe('portada')
  expect(await shows('/repo/pr-1/blog')).toBe('blog')
  expect(await shows('/repo/pr-1/nada')).toBe('no')
  const location = async (address: string) => (await preview(address)).headers.location
  expect(await location('/repo/pr-1?x=1')).toBe('/repo/pr-1/?x=1')
  expect(await location('/repo/pr-1/blog/')).toBe('/repo/pr-1/blog')
  expect(await location('/repo/pr-1/index.html')).toBe('/repo/pr-1/')
  expect(await location('/repo/pr-1//evil.example/')).toBe('/repo/pr-1/evil.example')
  expect((await preview('/blog')).status).toBe(404)
})

test('a taken port makes way for the next free one', async () => {
  const [first, second] = [http.createServer(), http.createServer()]
  servers.push(first, second)
  const taken = Number(new URL(await listen(first)).port)
  const next = Number(new URL(await listen(second, { port: taken })).port)
  expect(next).toBeGreaterThan(taken)
})
