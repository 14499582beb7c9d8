import { readFileSync } from 'node:fs'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { Findings } from '../../src/audit/finding.ts'
import { childrenOf, readXml, textOf, type XmlElement } from '../../src/audit/xml.ts'
import { articlesByDate, bySlug, inOrder } from '../../src/content/queries.ts'
import { escapeText } from '../../src/lib/escape-markup.ts'
import { feedFormats, feedPaths } from '../../src/lib/feed-formats.ts'
import { withBase } from '../../src/lib/site-path.ts'
import { pageHtml } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { basePath, content, site } from '../support/site-content.ts'

// The audit of the whole site checks that feeds are well formed and follow their specifications.

const read = (path: string) => readFileSync(`dist${path}`, 'utf8')
const markdown = 'text/markdown'
const atom = '{http://www.w3.org/2005/Atom}'

function parseXml(path: string): XmlElement {
  const root = readXml(path, read(path), new Findings())
  if (!root) throw new Error(`${path} is not well formed`)
  return root
}

/** Every text and attribute value in an item of a feed, whatever its format. */
function saidIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [String(part)]
  return Object.values(part).flatMap(saidIn)
}

type Feed = { home?: string; items: readonly object[] }

/** Each format of a feed, as readers get it. */
const readers: Record<keyof typeof feedFormats, (path: string) => Feed> = {
  rss(path) {
    const [channel] = childrenOf(parseXml(path), 'channel')
    if (!channel) throw new Error(`${path} has no channel`)
    return { home: textOf(channel, 'link'), items: childrenOf(channel, 'item') }
  },
  atom(path) {
    const feed = parseXml(path)
    const [, home] = childrenOf(feed, `${atom}link`)
    return { home: home?.attributes.href, items: childrenOf(feed, `${atom}entry`) }
  },
  json(path) {
    const { home_page_url: home, items } = JSON.parse(read(path))
    return { home, items }
  },
}

const articles = articlesByDate(content)
const feeds = [
  { folder: '', articles },
  ...inOrder(content.categories).map(({ url, slug }) => ({
    folder: url,
    articles: articles.filter(({ data }) => data.category === slug),
  })),
].map((feed) => ({ ...feed, newest: feed.articles.slice(0, 20), paths: feedPaths(feed.folder) }))

/** The HTML of an article in a feed, without its page. */
function expectReadable(html: string, slug: string) {
  const { body } = bySlug(content.blog, slug)
  for (const { text } of body?.headings ?? [])
    expect(plainText(html)).toContain(plainText(text).replaceAll('<', '&lt;'))
  expect(html).not.toMatch(/<(?:script|style|svg|div|span|button|iframe)\b/)
  const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join('')
  expect(tags).not.toMatch(/ (?:style|id|role|tabindex|aria-\w+|on\w+)="/)
  expect(parseFragment(html).childNodes.length).toBeGreaterThan(3)
}

const forms = Object.keys(readers) as (keyof typeof readers)[]

test.each(feeds.flatMap((feed) => forms.map((form) => ({ ...feed, form }))))(
  '$form of «$folder» has its newest articles, each with its text and image',
  ({ folder, newest, paths, form }) => {
    const { home, items } = readers[form](paths[form])
    expect(home).toBe(`${site.address}${folder || '/blog'}`)
    expect(items).toHaveLength(newest.length)
    for (const [place, { url, slug, data }] of newest.entries()) {
      const said = saidIn(items[place])
      const { title } = data
      const description = form === 'rss' ? escapeText(data.description) : data.description
      const author = bySlug(content.team, data.author).data.name
      expect(said).toEqual(expect.arrayContaining([title, description, site.address + url, author]))
      expectReadable(said.find((text) => text.startsWith('<')) ?? '', slug)
      const days = said.filter((text) => /^(?:\w{3}, )?\d/.test(text)).map((day) => new Date(day))
      expect(days).toContainEqual(new Date(`${data.date}T18:00:00.000Z`))
      expect(said).toContainEqual(expect.stringMatching(/^https:.*\.(?:png|jpe?g|webp)$/))
    }
  },
)

test('pages link to the feeds of the articles that they show', () => {
  const link = /<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)">/g
  const named = (url: string) =>
    [...pageHtml(url).matchAll(link)]
      .map(([, ...said]) => said)
      .filter(([type]) => type !== markdown)
  const forms = (folder: string) =>
    Object.entries(feedPaths(folder)).map(([format, path]) => [
      feedFormats[format as keyof typeof feedFormats].type,
      withBase(basePath, path),
    ])
  expect(named('/')).toEqual(forms('').slice(0, 1))
  expect(named('/blog')).toEqual(forms(''))
  const within = [
    ...content.categories.map(({ url }) => ({ url, category: url })),
    ...content.blog.map(({ url, data }) => ({
      url,
      category: bySlug(content.categories, data.category).url,
    })),
  ]
  for (const { url, category } of within)
    expect(named(url)).toEqual([...forms(''), ...forms(category)])
})
