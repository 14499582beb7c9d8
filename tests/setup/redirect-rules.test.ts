import { expect, test } from 'vitest'
import { parseRedirects, redirectTarget, withQuery } from '../../scripts/lib/redirect-rules.ts'

test('rules are read with their status, 301 by default; comments and empty lines are skipped', () => {
  const rules = parseRedirects('# moved\n\n/a /b\r\n/c  https://other.example/c 302 # for now\n')
  expect(rules).toEqual([
    { from: '/a', to: '/b', status: 301, isForced: false },
    { from: '/c', to: 'https://other.example/c', status: 302, isForced: false },
  ])
})

test('an exclamation mark forces a rule', () => {
  expect(parseRedirects('/a /b 301!')[0]?.isForced).toBe(true)
})

test('rules for error pages are left to the server', () => {
  expect(parseRedirects('/* /404.html 404')).toEqual([])
})

test.each([
  '/a',
  '/a b',
  '/a //evil.example 301',
  '/a /b 200',
  '/a /b 301 Country=es',
  '/a/:slug /b/:slug',
  '/%E0%A4%A /b',
])('%s is refused with its line', (line) => {
  expect(() => parseRedirects(`\n${line}`)).toThrow('_redirects:2')
})

function target(line: string, path: string) {
  const [rule] = parseRedirects(line)
  return rule && redirectTarget(rule, path)
}

test('a rule holds with and without a slash at the end', () => {
  expect(target('/a /b', '/a/')).toBe('/b')
  expect(target('/a/ /b', '/a')).toBe('/b')
  expect(target('/a /b', '/abc')).toBeUndefined()
})

test('a splat takes everything below along', () => {
  expect(target('/blog/* /articulos/:splat', '/blog/un/año')).toBe('/articulos/un/a%C3%B1o')
  expect(target('/blog/* /articulos/:splat', '/blogs')).toBeUndefined()
})

test('a query goes along unless the rule has its own, and before the anchor', () => {
  expect(withQuery('/b', '?x=1')).toBe('/b?x=1')
  expect(withQuery('/b#c', '?x=1')).toBe('/b?x=1#c')
  expect(withQuery('/b?y=2', '?x=1')).toBe('/b?y=2')
})
