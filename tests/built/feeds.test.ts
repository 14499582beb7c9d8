import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { Findings } from '../../src/audit/finding.ts'
import { childrenOf, readXml, textOf, type XmlElement } from '../../src/audit/xml.ts'
import { articlesByDate, bySlug, inOrder } from '../../src/content/queries.ts'
import { feedForms, feedPaths } from '../../src/lib/feed-forms.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

// That feeds are well formed and what their specifications ask, the audit of the whole site sees to.

const read = (path: string) => readFileSync(`dist${path}`, 'utf8')
const atom = '{http://www.w3.org/2005/Atom}'
const media = '{http://search.yahoo.com/mrss/}content'

function child(tree: XmlElement, name: string): XmlElement {
  const [one] = childrenOf(tree, name)
  if (!one) throw new Error(`${tree.name} has no ${name}`)
  return one
}
function parseXml(path: string): XmlElement {
  const root = readXml(path, read(path), new Findings())
  if (!root) throw new Error(`${path} is not well formed`)
  return root
}
const linkOf = (tree: XmlElement, rel: string) =>
  childrenOf(tree, `${atom}link`).find(({ attributes }) => attributes.rel === rel)?.attributes ?? {}
const timeOf = (text = '') => new Date(text).toISOString()

type Picture = Record<string, string | undefined>
type Item = Record<'url' | 'title' | 'summary' | 'author' | 'time' | 'html', string | undefined>
type Feed = { home?: string; items: (Item & { picture: Picture })[] }

/** Each form of a feed, as its readers have it. */
const readers: Record<keyof typeof feedForms, (path: string) => Feed> = {
  rss(path) {
    const channel = child(parseXml(path), 'channel')
    const items = childrenOf(channel, 'item').map((item) => ({
      url: textOf(item, 'link'),
      title: textOf(item, 'title'),
      summary: textOf(item, 'description'),
      author: textOf(item, '{http://purl.org/dc/elements/1.1/}creator'),
      time: timeOf(textOf(item, 'pubDate')),
      html: textOf(item, '{http://purl.org/rss/1.0/modules/content/}encoded'),
      picture: { ...child(item, media).attributes, ...child(item, 'enclosure').attributes },
    }))
    return { home: textOf(channel, 'link'), items }
  },
  atom(path) {
    const feed = parseXml(path)
    const items = childrenOf(feed, `${atom}entry`).map((entry) => ({
      url: linkOf(entry, 'alternate').href,
      title: textOf(entry, `${atom}title`),
      summary: textOf(entry, `${atom}summary`),
      author: textOf(child(entry, `${atom}author`), `${atom}name`),
      time: timeOf(textOf(entry, `${atom}published`)),
      html: textOf(entry, `${atom}content`),
      picture: { ...linkOf(entry, 'enclosure'), url: linkOf(entry, 'enclosure').href },
    }))
    return { home: linkOf(feed, 'alternate').href, items }
  },
  json(path) {
    const feed = JSON.parse(read(path))
    type JsonItem = Record<'url' | 'title' | 'summary' | 'content_html' | 'image', string> & {
      date_published: string
      authors: { name: string }[]
    }
    const items = feed.items.map((item: JsonItem) => ({
      ...{ url: item.url, title: item.title, summary: item.summary, html: item.content_html },
      author: item.authors[0]?.name,
      time: timeOf(item.date_published),
      picture: { url: item.image },
    }))
    return { home: feed.home_page_url, items }
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

/** The HTML of an article in a feed, which stands alone. */
function expectReadable(html: string, slug: string) {
  const { body } = bySlug(content.blog, slug)
  for (const { text } of body?.headings ?? [])
    expect(plainText(html)).toContain(plainText(text).replaceAll('<', '&lt;'))
  expect(html).not.toMatch(/<(?:script|style|svg|div|span|button|iframe)\b/)
  const tags = (html.match(/<[a-z][^>]*>/g) ?? []).join('')
  expect(tags).not.toMatch(/ (?:style|id|role|tabindex|aria-\w+|on\w+)="/)
  expect(parseFragment(html).childNodes.length).toBeGreaterThan(3)
}

/** The picture of an article is there, as the feed describes it. */
function expectPicture({ url = '', type, length, width, height }: Picture) {
  const file = `dist${decodeURI(url.replace(site.address, ''))}`
  const real = imageSize(readFileSync(file))
  if (type) expect(type).toBe(`image/${real.type?.replace('jpg', 'jpeg')}`)
  if (length) expect(length).toBe(String(statSync(file).size))
  if (width) expect([width, height]).toEqual([String(real.width), String(real.height)])
}

const forms = Object.keys(readers) as (keyof typeof readers)[]

test.each(feeds.flatMap((feed) => forms.map((form) => ({ ...feed, form }))))(
  '$form of «$folder» has its newest articles, each with its text and picture',
  ({ folder, newest, paths, form }) => {
    const { home, items } = readers[form](paths[form])
    expect(home).toBe(`${site.address}${folder || '/blog'}`)
    expect(items.map(({ html, picture, ...item }) => item)).toEqual(
      newest.map(({ url, data: { title, description, date, author } }) => ({
        ...{ url: site.address + url, title, summary: description },
        author: bySlug(content.team, author).data.name,
        time: `${date}T18:00:00.000Z`,
      })),
    )
    for (const [place, { html, picture }] of items.entries()) {
      expectReadable(html ?? '', newest[place]?.slug ?? '')
      expectPicture(picture)
    }
  },
)

test('a feed changed when the last of its articles did', () => {
  const feed = parseXml('/atom.xml')
  const updates = childrenOf(feed, `${atom}entry`).map((entry) => textOf(entry, `${atom}updated`))
  expect(textOf(feed, `${atom}updated`)).toBe(updates.sort().at(-1))
})

test('pages name the feeds that have what they show, each of which is there', () => {
  const named = (url: string) =>
    [
      ...pageHtml(url).matchAll(
        /<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)">/g,
      ),
    ]
      .filter(([, type]) => type !== 'text/markdown')
      .map(([, type, , href = '']) => [type, href])
  const forms = (folder: string) =>
    Object.entries(feedPaths(folder)).map(([form, path]) => [
      feedForms[form as keyof typeof feedForms].type,
      path,
    ])
  expect(named('/')).toEqual(forms('').slice(0, 1))
  expect(named('/blog')).toEqual(forms(''))
  for (const { url } of content.categories)
    expect(named(url)).toEqual([...forms(''), ...forms(url)])
  for (const { url, data } of content.blog)
    expect(named(url)).toEqual([
      ...forms(''),
      ...forms(bySlug(content.categories, data.category).url),
    ])
  expect(attributeValues(pageHtml('/'), 'link', 'href')).toContain('/rss.xml')
})
