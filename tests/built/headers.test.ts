import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { headersFor, readRules } from '../../src/site/host.ts'
import { headersFile, hostRules } from '../../src/site/host-rules.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'

const rules = readRules('dist')
const pages = builtPages().filter((page) => !isRedirect(page))

const policyOf = (headers: readonly (readonly [string, string])[]) => {
  const [, policy = ''] = headers.find(([name]) => name === 'Content-Security-Policy') ?? []
  return new Map(
    policy.split('; ').map((rule) => [rule.split(' ', 1)[0], rule.split(' ').slice(1)]),
  )
}

test('the policy lets each page run its one inline script and no other', () => {
  for (const { url, html } of pages) {
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
    const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'))
    const allowed = policyOf(headersFor(rules, url)).get('script-src') ?? []
    expect(hashes, url).toHaveLength(1)
    expect(allowed.filter((source) => source.startsWith("'sha256-"))).toEqual([
      `'sha256-${hashes[0]}'`,
    ])
    expect(allowed).not.toContain("'unsafe-inline'")
  }
})

test('no page has what the policy forbids: styles and handlers in attributes', () => {
  for (const { url, html } of pages) expect(html, url).not.toMatch(/<[^>]*\s(?:style|on\w+)="/)
})

test('every frame of a client is allowed, and nothing else may be framed', () => {
  const frames = pages.flatMap(({ html }) => /<iframe src="([^"]*)"/.exec(html)?.[1] ?? [])
  expect(frames.length).toBeGreaterThan(0)
  const sources = frames.map((address) => (address.startsWith('/') ? "'self'" : address))
  expect(policyOf(headersFor(rules, '/')).get('frame-src')).toEqual([...new Set(sources)])
})

test('a client of another origin may be framed, and asked whether it is there', () => {
  const content = readContent()
  const clients = content.clients.map((client) => ({
    ...client,
    data: { ...client.data, demo: undefined, url: 'https://cliente.example/inicio' },
  }))
  const policy = policyOf(
    headersFor(hostRules({ ...content, clients }, { basePath: '/' }, ''), '/'),
  )
  expect(policy.get('frame-src')).toEqual(['https://cliente.example'])
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://cliente.example'])
})

test('with an endpoint, scripts and forms may send to it', () => {
  const content = readContent()
  const forms = {
    ...content.site.forms,
    delivery: 'endpoint',
    endpoint: 'http://forms.example/f/1',
  }
  const site = { ...content.site, forms } as typeof content.site
  const policy = policyOf(headersFor(hostRules({ ...content, site }, { basePath: '/' }, ''), '/'))
  expect(policy.get('connect-src')).toContain('http://forms.example')
  expect(policy.get('form-action')).toContain('http://forms.example')
})

test('the file for hosts says the same', () => {
  const file = readFileSync('dist/_headers', 'utf8')
  expect(file).toBe(headersFile(rules))
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /)
})

test('files whose names carry a hash are kept for a year, pages are not', () => {
  expect(headersFor(rules, '/assets/client.js')).toContainEqual([
    'Cache-Control',
    'public, max-age=31536000, immutable',
  ])
  expect(headersFor(rules, '/blog').map(([name]) => name)).not.toContain('Cache-Control')
})
