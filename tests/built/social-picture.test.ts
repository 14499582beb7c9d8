import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { site } from '../support/site-content.ts'

const file = 'dist/social.png'

test('the social picture is a PNG of 1200 × 630 and small enough for chat apps', () => {
  const png = readFileSync(file)
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(statSync(file).size).toBeLessThanOrEqual(200_000)
})

test('every page names the social picture by its full address, size and text', () => {
  const pages = builtPages().filter((page) => !isRedirect(page))
  expect(pages.length).toBeGreaterThan(20)
  for (const { url, html } of pages) {
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
    expect(
      ['og:image', 'og:image:width', 'og:image:height', 'twitter:image', 'twitter:card'].map(meta),
      url,
    ).toEqual([
      `${site.address}/social.png`,
      '1200',
      '630',
      `${site.address}/social.png`,
      'summary_large_image',
    ])
    expect(meta('og:image:alt'), url).toBe(`${site.name}: ${site.slogan}`)
  }
})
