import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeValues, demos } from '../support/built-pages.ts'
import { content } from '../support/site-content.ts'

test('every demo that a project or a client shows is there, and every public sample has one', () => {
  const named = [
    ...content.projects.map(({ data }) => data.link ?? ''),
    ...content.clients.map(({ data }) => data.url ?? ''),
  ].filter((address) => address.startsWith('/'))
  expect(demos.map(({ url }) => url)).toEqual(expect.arrayContaining(named))
  const samples = content.projects.filter(({ data }) => data.sample && !data.private)
  expect(samples.filter(({ data }) => !data.link?.startsWith('/demos/'))).toEqual([])
})

test.each(demos)('$url is light, has no script, and requests only its fonts', ({ html }) => {
  const fonts = [...html.matchAll(/url\((fonts\/[^)]+\.woff2)\)/g)].map(([, font = '']) => font)
  const bytes = fonts.map((font) => statSync(`dist/demos/${font}`).size)
  expect(bytes.reduce((sum, size) => sum + size, html.length)).toBeLessThanOrEqual(80_000)
  // Forbidden by the policy of the site.
  expect(html).not.toMatch(
    /<script|<link rel="stylesheet|\s(?:style|on\w+)="|@import|url\((?!fonts\/)/,
  )
  expect(html).toContain('<html lang="es">')
})

test.each(demos)('$url says what it is, leads back and must not be indexed', (demo) => {
  const { html } = demo
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('Demostración hecha por nuestra agencia.')
  // Relative, so that it holds wherever the site stands.
  const out = attributeValues(html, 'a', 'href').filter((href) => !href.startsWith('#'))
  expect(out).toEqual(['../portafolio'])
  const ids = attributeValues(html, '\\w+', 'id')
  for (const href of attributeValues(html, 'a', 'href').filter((href) => href.startsWith('#')))
    expect(ids).toContain(href.slice(1))
  // The first is named by the frame of a client's page.
  expect(ids).toEqual(expect.arrayContaining(['aviso', 'precios']))
})

test('the prices of a drawn screen are those of its demo', () => {
  for (const { url, html } of demos) {
    const shown = content.projects.filter(({ data }) => data.link === url)
    for (const { image } of shown.flatMap(({ data }) => [data, ...(data.case?.screens ?? [])])) {
      if (!/precios|servicios/.test(image)) continue
      const drawn = readFileSync(`content${image}`, 'utf8').match(/\$\d[\d,]*/g) ?? []
      const missing = drawn.filter((price) => !html.includes(price))
      expect(missing, image).toEqual([])
    }
  }
})
