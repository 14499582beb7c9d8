import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articlesByDate } from '../../src/content/queries.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { aliases, content, site } from '../support/site-content.ts'

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
const addresses = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, address]) => address,
  )

test('the sitemap has every page but frames, loader, aliases and the not-found page', () => {
  const listed = addresses(read('sitemap.xml'), 'loc').map(
    (address) => new URL(address ?? '').pathname,
  )
  const expected = builtPages()
    .filter((page) => !isRedirect(page))
    .map(({ url }) => url)
    .filter((url) => url !== '/404' && url !== '/app-loader' && !url.startsWith('/clientes/'))
  expect(listed.sort()).toEqual(expected.sort())
})

test('the feed has the newest articles, newest first, each with its day', () => {
  const feed = read('rss.xml')
  const newest = articlesByDate(content).slice(0, addresses(feed, 'guid').length)
  expect(newest).toHaveLength(Math.min(20, content.blog.length))
  expect(addresses(feed, 'guid')).toEqual(newest.map(({ slug }) => `${site.address}/blog/${slug}`))
  expect(addresses(feed, 'pubDate')).toEqual(
    newest.map(({ data }) => new Date(`${data.date}T18:00:00Z`).toUTCString()),
  )
})

test('robots.txt lets everything in and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.address}/sitemap.xml\n`)
})

for (const { from: alias, to: target } of aliases)
  test(`${alias} leads to ${target}, by redirect file and by page`, () => {
    expect(read('_redirects')).toContain(`${alias} ${target} 301\n`)
    expect(read(`${alias.slice(1)}.html`)).toContain(`content="0; url=${target}"`)
  })

test('the icons and the notices of what others made are there', () => {
  for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'])
    expect(existsSync(`dist/${file}`)).toBe(true)
  const notices = read('third-party-notices.txt')
  for (const name of ['react-dom', '@emotion/react', 'swiper', '@fontsource-variable/piazzolla'])
    expect(notices).toContain(name)
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})

test('every page that can be fetched has its data for client navigation', () => {
  for (const page of builtPages().filter((candidate) => !isRedirect(candidate))) {
    const data = JSON.parse(read(`_data${page.url === '/' ? '/index' : page.url}.json`))
    expect(data.head.path).toBe(page.url)
  }
})
