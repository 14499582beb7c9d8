import { existsSync, readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import { parseFragment } from 'parse5'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { lastChange } from '../../src/content/last-change.ts'
import { articlesByDate, bySlug, inOrder } from '../../src/content/queries.ts'
import { feedForms, feedPaths } from '../../src/lib/feed-forms.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

type Tree = { name: string; attributes: Record<string, string>; text: string; children: Tree[] }

/** A document of XML as a tree; what is not well formed throws. */
function parseXml(text: string): Tree {
  const root: Tree = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value])
    const child = { name, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)?.children.push(child)
    open.push(child)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (value) => {
    const last = open.at(-1)
    if (last) last.text += value
  })
  parser.write(text).close()
  return root.children[0] ?? root
}

const all = (tree: Tree | undefined, name: string) =>
  tree?.children.filter((child) => child.name === name) ?? []
const textOf = (tree: Tree | undefined, name: string) => {
  const [one, ...more] = all(tree, name)
  expect([name, one !== undefined, more.length]).toEqual([name, true, 0])
  return one?.text ?? ''
}
const linkOf = (tree: Tree, rel: string) =>
  all(tree, 'link').find(({ attributes }) => attributes.rel === rel)?.attributes

const read = (path: string) => readFileSync(`dist${path}`, 'utf8')
const mailDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/

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
  const addresses = [...tags.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, value = '']) => value)
  expect(addresses.filter((one) => !/^(?:https?:\/\/|mailto:)/.test(one))).toEqual([])
  expect(tags).not.toMatch(/ (?:style|id|role|tabindex|aria-\w+|on\w+)="/)
  expect(parseFragment(html).childNodes.length).toBeGreaterThan(3)
}

function expectImage(url: string, type: string, length: string) {
  const file = `dist${decodeURI(url.replace(site.address, ''))}`
  expect(existsSync(file), file).toBe(true)
  expect(length).toBe(String(statSync(file).size))
  expect(type).toBe(`image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`)
}

for (const { folder, newest, paths } of feeds) {
  const name = folder || 'all articles'

  test(`RSS of ${name}: what its specification and the W3C ask`, () => {
    const root = parseXml(read(paths.rss))
    expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
    const [channel, ...more] = all(root, 'channel')
    expect(more).toEqual([])
    expect(textOf(channel, 'title')).not.toBe('')
    expect(textOf(channel, 'description')).not.toBe('')
    expect(textOf(channel, 'link')).toBe(`${site.address}${folder || '/blog'}`)
    expect(textOf(channel, 'language')).toBe('es')
    expect(all(channel, 'atom:link')[0]?.attributes).toMatchObject({
      rel: 'self',
      href: site.address + paths.rss,
      type: feedForms.rss.type,
    })
    const items = all(channel, 'item')
    expect(items.map((item) => textOf(item, 'link'))).toEqual(
      newest.map(({ url }) => site.address + url),
    )
    expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length)
    for (const [index, item] of items.entries()) {
      const article = newest[index]
      expect(textOf(item, 'title')).toBe(article?.data.title)
      expect(textOf(item, 'description')).toBe(article?.data.description)
      expect(textOf(item, 'pubDate')).toMatch(mailDate)
      expect(new Date(textOf(item, 'pubDate')).toISOString()).toBe(
        `${article?.data.date}T18:00:00.000Z`,
      )
      // An address of mail would have to stand in `author`.
      expect(all(item, 'author')).toEqual([])
      expect(textOf(item, 'dc:creator')).toBe(
        bySlug(content.team, article?.data.author ?? '').data.name,
      )
      expectReadable(textOf(item, 'content:encoded'), article?.slug ?? '')
      const { url = '', type = '', length = '' } = all(item, 'enclosure')[0]?.attributes ?? {}
      expectImage(url, type, length)
      const picture = all(item, 'media:content')[0]?.attributes
      expect(picture).toMatchObject({ url, type, fileSize: length, medium: 'image' })
      const { width, height } = imageSize(readFileSync(url.replace(site.address, 'dist')))
      expect([picture?.width, picture?.height]).toEqual([String(width), String(height)])
    }
  })

  test(`Atom of ${name}: what RFC 4287 and the W3C ask`, () => {
    const feed = parseXml(read(paths.atom))
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    expect(textOf(feed, 'title')).not.toBe('')
    expect(textOf(feed, 'id')).toBe(site.address + paths.atom)
    expect(linkOf(feed, 'self')?.href).toBe(site.address + paths.atom)
    const entries = all(feed, 'entry')
    expect(entries.map((entry) => linkOf(entry, 'alternate')?.href)).toEqual(
      newest.map(({ url }) => site.address + url),
    )
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length)
    const updates = entries.map((entry) => textOf(entry, 'updated'))
    expect(textOf(feed, 'updated')).toMatch(isoDate)
    if (updates.length > 0) expect(textOf(feed, 'updated')).toBe([...updates].sort().at(-1))
    for (const entry of entries) {
      expect(textOf(entry, 'published')).toMatch(isoDate)
      expect(textOf(entry, 'updated')).toMatch(isoDate)
      expect(textOf(entry, 'updated') >= textOf(entry, 'published')).toBe(true)
      expect(textOf(all(entry, 'author')[0], 'name')).not.toBe('')
      const [text] = all(entry, 'content')
      expect(text?.attributes.type).toBe('html')
      expectReadable(text?.text ?? '', linkOf(entry, 'alternate')?.href?.split('/').at(-1) ?? '')
      const { href = '', type = '', length = '' } = linkOf(entry, 'enclosure') ?? {}
      expectImage(href, type, length)
    }
  })

  test(`JSON Feed of ${name}: what version 1.1 asks`, () => {
    const feed = JSON.parse(read(paths.json))
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: site.address + paths.json,
      home_page_url: site.address + (folder || '/blog'),
    })
    expect(feed.items.map((item: { url: string }) => item.url)).toEqual(
      newest.map(({ url }) => site.address + url),
    )
    for (const [index, item] of feed.items.entries()) {
      expect(item.id).toEqual(expect.any(String))
      expect(item.authors[0].name).not.toBe('')
      expect(item.date_published).toMatch(isoDate)
      expect(item.date_modified).toMatch(isoDate)
      // The tests know nothing of Git: it can only be later.
      const article = newest[index]
      expect(item.date_modified.slice(0, 10) >= (article ? lastChange(content, article) : '')).toBe(
        true,
      )
      expect(existsSync(item.image.replace(site.address, 'dist'))).toBe(true)
      expectReadable(item.content_html, item.url.split('/').at(-1))
    }
  })
}

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
