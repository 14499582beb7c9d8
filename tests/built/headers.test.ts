import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parsePolicy } from '../../src/audit/policy.ts'
import { readEnvironment } from '../../src/content/environment.ts'
import { readContent } from '../../src/content/read-content.ts'
import { elsewhereOf, pagePolicy } from '../../src/site/content-policy.ts'
import { headersFor, readRules } from '../../src/site/host.ts'
import { hostRules } from '../../src/site/host-rules.ts'
import { pages } from '../support/built-pages.ts'

const rules = readRules('dist')
const headersAt = (path: string) => new Map(headersFor(rules.headers, path))

const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
const policyIn = (html: string) => parsePolicy(written.exec(html)?.[1] ?? '')
const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
const hashesAmong = (sources: readonly string[] = []) =>
  sources.filter((source) => source.startsWith("'sha"))

test('the policy of a page allows its own inline scripts and styles and no others', () => {
  for (const { url, html } of pages) {
    const policy = policyIn(html)
    expect(policy.get('default-src'), url).toEqual(["'none'"])
    const scripts = hashesOf(html, /<script>([\s\S]*?)<\/script>/g)
    expect(scripts, url).toHaveLength(1)
    expect(hashesAmong(policy.get('script-src')), url).toEqual(scripts)
    const sent = parsePolicy(headersAt(url).get('Content-Security-Policy') ?? '')
    expect(hashesAmong(sent.get('script-src')), url).toEqual(scripts)
    const styles = hashesOf(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g)
    // The last one is for an empty element, which Emotion fills rule by rule.
    expect(hashesAmong(policy.get('style-src')), url).toEqual([
      ...styles,
      ...hashesOf('<i>', /(?<=i)()>/g),
    ])
    expect([...policy.values()].flat().join(' '), url).not.toMatch(/'unsafe-|https?:( |$)|\*/)
  }
})

test('the policy precedes everything that it applies to, and the charset is in the first bytes', () => {
  for (const { url, html } of pages) {
    expect(html.search(written), url).toBe(html.indexOf('<meta charset="utf-8">') + 22)
    expect(html.search(written), url).toBeLessThan(1024)
    expect(html.search(/<(?:style|script|link)\b/), url).toBeGreaterThan(html.search(written))
  }
})

test('every frame and every form of a page is allowed, and no other address', () => {
  const all = (name: RegExp) =>
    pages.flatMap(({ html }) => [...html.matchAll(name)].map(([, value = '']) => value))
  const origins = (addresses: readonly string[]) =>
    new Set(
      addresses.map((address) =>
        address.startsWith('/') ? "'self'" : address.replace(/^(mailto:|https:\/\/[^/]*).*/, '$1'),
      ),
    )
  const policy = policyIn(pages[0]?.html ?? '')
  expect(origins(all(/<iframe src="([^"]*)"/g))).toEqual(new Set(policy.get('frame-src')))
  const sent = origins(all(/<form\b[^>]*\saction="([^"]*)"/g))
  expect(new Set(policy.get('form-action'))).toEqual(
    // The origin that WhatsApp's short address redirects to, and this site's own.
    new Set(["'self'", ...sent, 'https://api.whatsapp.com']),
  )
})

test('a client of another origin may be framed, and fetched to see whether it responds', () => {
  const content = readContent()
  const clients = [{ data: { url: 'https://cliente.example/inicio' } }] as typeof content.clients
  const policy = parsePolicy(pagePolicy(elsewhereOf({ ...content, clients }), '', ''))
  expect(policy.get('frame-src')).toEqual(['https://cliente.example'])
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://cliente.example'])
})

test('a site without HTTPS does not send the headers of HTTPS', () => {
  const environment = readEnvironment('http://sitio.example', {})
  const headers = new Map(headersFor(hostRules(readContent(), environment, '').headers, '/'))
  expect(headers.get('Content-Security-Policy')).not.toContain('upgrade')
  expect([...headers.keys()]).not.toContain('Strict-Transport-Security')
})

test('other sites may embed images and icons, and nothing else', () => {
  const policyAt = (path: string) => headersAt(path).get('Cross-Origin-Resource-Policy')
  const open = ['/_share/a', '/images/a', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']
  expect(open.map(policyAt)).toEqual(open.map(() => 'cross-origin'))
  const own = ['/', '/blog', '/_data/blog.json', '/assets/a.js', '/demos/a', '/_search/index.json']
  expect(own.map(policyAt)).toEqual(own.map(() => 'same-origin'))
})

test('files with a hash in their names are cached for a year, pages are not', () => {
  expect(headersFor(rules.headers, '/assets/client.js')).toContainEqual([
    'Cache-Control',
    'public, max-age=31536000, immutable',
  ])
  // The name of a share image stays when it is drawn otherwise.
  for (const path of ['/blog', '/_share/a.png'])
    expect(headersFor(rules.headers, path).map(([name]) => name)).not.toContain('Cache-Control')
})
