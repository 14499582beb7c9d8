import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '../support/built-pages.ts'
import { content, site } from '../support/site-content.ts'

test('every page and article has a drawn picture of its own, named by its address, size and text', () => {
  expect(pages.length).toBeGreaterThan(20)
  const drawn = new Map<string, string>()
  for (const { url, html } of pages) {
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''
    const own = content.blog.find((article) => article.url === url)?.data.image
    if (own && !own.endsWith('.svg')) continue
    const address = meta('og:image')
    expect(address, url).toMatch(/\/_share\/[0-9a-f]{16}\.png$/)
    expect(
      ['og:image:width', 'og:image:height', 'twitter:image', 'twitter:card'].map(meta),
      url,
    ).toEqual(['1200', '630', address, 'summary_large_image'])
    const title = url === '/' ? site.slogan : meta('og:title').replace(/, página \d+$/, '')
    expect(meta('og:image:alt'), url).toBe(`${site.name}: ${title}`)
    drawn.set(address.slice(address.indexOf('/_share/')), title)
  }
  expect(new Set(drawn.values()).size).toBeGreaterThan(20)
  for (const path of drawn.keys()) {
    const png = readFileSync(`dist${path}`)
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    // Small enough for chat apps.
    expect(statSync(`dist${path}`).size).toBeLessThanOrEqual(200_000)
  }
})
