import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { rulesFile } from '../../src/site/host-rules.ts'
import { ask, sampleDist } from '../support/host-contract.ts'

// What this server answers besides the contract of all hosts.
const dist = sampleDist('/', afterAll)
const servers: http.Server[] = []

afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const server = createSiteServer({ dir: dist })
servers.push(server)
const origin = await listen(server)
const get = (target: string, options?: http.RequestOptions) => ask(origin, target, options)

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

test('a taken port makes way for the next free one', async () => {
  const [first, second] = [http.createServer(), http.createServer()]
  servers.push(first, second)
  const taken = Number(new URL(await listen(first)).port)
  const next = Number(new URL(await listen(second, { port: taken })).port)
  expect(next).toBeGreaterThan(taken)
})

test('asks no browser for HTTPS, which it does not speak', async () => {
  const secure = { 'Content-Security-Policy': "base-uri 'none';upgrade-insecure-requests" }
  const rules = { basePath: '/', headers: [{ path: '/*', headers: secure }], redirects: [] }
  const file = join(dist, rulesFile)
  const before = readFileSync(file)
  writeFileSync(file, JSON.stringify(rules))
  expect((await get('/')).headers['content-security-policy']).toBe("base-uri 'none'")
  writeFileSync(file, before)
})

test('the rules of a new build hold without a restart', async () => {
  const file = join(dist, rulesFile)
  const { redirects, ...rules } = JSON.parse(readFileSync(file, 'utf8'))
  const moved = { from: '/lo-de-antes', to: '/blog' }
  writeFileSync(file, JSON.stringify({ ...rules, redirects: [...redirects, moved] }))
  expect((await get('/lo-de-antes')).headers.location).toBe('/blog')
})
