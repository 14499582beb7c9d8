import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { Findings } from '../../src/audit/finding.ts'
import { childrenOf, readXml, type XmlElement } from '../../src/audit/xml.ts'
import { lastChange } from '../../src/content/last-change.ts'
import { articlesByDate, bySlug, inOrder } from '../../src/content/queries.ts'
import { feedForms, feedPaths } from '../../src/lib/feed-forms.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

// That feeds are well formed and what their specifications ask, the audit of the whole site sees to.

const read = (path: string) => readFileSync(`dist${path}`, 'utf8')
const atom = '{http://www.w3.org/2005/Atom}'

function parseXml(path: string): XmlElement {
  const root = readXml(path, read(path), new Findings())
  if (!root) throw new Error(`${path} is not well formed`)
  return root
}

/** The text of the one child of a name. */
const textOf = (tree: XmlElement | undefined, name: string) => {
  const [one, ...more] = tree ? childrenOf(tree, name) : []
  expect([name, one !== undefined, more.length]).toEqual([name, true, 0])
  return one?.text ?? ''
}
const linkOf = (tree: XmlElement, rel: string) =>
  childrenOf(tree, `${atom}link`).find(({ attributes }) => attributes.rel === rel)?.attributes

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

function expectImage(url: string, type: string, length: string) {
  const file = `dist${decodeURI(url.replace(site.address, ''))}`
  expect(length).toBe(String(statSync(file).size))
  expect(type).toBe(`image/${file.split('.').at(-1)?.replace('jpg', 'jpeg')}`)
}

for (const { folder, newest, paths } of feeds) {
  const name = folder || 'all articles'

  test(`RSS of ${name} has its newest articles, each with its text and picture`, () => {
    const [channel] = childrenOf(parseXml(paths.rss), 'channel')
    if (!channel) throw new Error('There is no channel')
    expect(textOf(channel, 'title')).not.toBe('')
    expect(textOf(channel, 'description')).not.toBe('')
    expect(textOf(channel, 'link')).toBe(`${site.address}${folder || '/blog'}`)
    expect(textOf(channel, 'language')).toBe('es')
    expect(linkOf(channel, 'self')?.type).toBe(feedForms.rss.type)
    const items = childrenOf(channel, 'item')
    expect(
      items.map((item) => ({
        link: textOf(item, 'link'),
        title: textOf(item, 'title'),
        description: textOf(item, 'description'),
        time: new Date(textOf(item, 'pubDate')).toISOString(),
        author: textOf(item, '{http://purl.org/dc/elements/1.1/}creator'),
      })),
    ).toEqual(
      newest.map(({ url, data: { title, description, date, author } }) => ({
        link: site.address + url,
        title,
        description,
        time: `${date}T18:00:00.000Z`,
        author: bySlug(content.team, author).data.name,
      })),
    )
    for (const [index, item] of items.entries()) {
      const text = textOf(item, '{http://purl.org/rss/1.0/modules/content/}encoded')
      expectReadable(text, newest[index]?.slug ?? '')
      const {
        url = '',
        type = '',
        length = '',
      } = childrenOf(item, 'enclosure')[0]?.attributes ?? {}
      expectImage(url, type, length)
      const picture = childrenOf(item, '{http://search.yahoo.com/mrss/}content')[0]?.attributes
      expect(picture).toMatchObject({ url, type, fileSize: length, medium: 'image' })
      const { width, height } = imageSize(readFileSync(url.replace(site.address, 'dist')))
      expect([picture?.width, picture?.height]).toEqual([String(width), String(height)])
    }
  })

  test(`Atom of ${name} has its newest articles, and the day of its last change`, () => {
    const feed = parseXml(paths.atom)
    expect(textOf(feed, `${atom}title`)).not.toBe('')
    expect(textOf(feed, `${atom}id`)).toBe(site.address + paths.atom)
    const entries = childrenOf(feed, `${atom}entry`)
    expect(entries.map((entry) => linkOf(entry, 'alternate')?.href)).toEqual(
      newest.map(({ url }) => site.address + url),
    )
    const updates = entries.map((entry) => textOf(entry, `${atom}updated`))
    if (updates.length > 0) expect(textOf(feed, `${atom}updated`)).toBe([...updates].sort().at(-1))
    for (const entry of entries) {
      const [updated, published] = ['updated', 'published'].map((one) => textOf(entry, atom + one))
      expect((updated ?? '') >= (published ?? '')).toBe(true)
      const [text] = childrenOf(entry, `${atom}content`)
      expect(text?.attributes.type).toBe('html')
      expectReadable(text?.text ?? '', linkOf(entry, 'alternate')?.href?.split('/').at(-1) ?? '')
      const { href = '', type = '', length = '' } = linkOf(entry, 'enclosure') ?? {}
      expectImage(href, type, length)
    }
  })

  test(`JSON Feed of ${name} has its newest articles, each with its days and text`, () => {
    const feed = JSON.parse(read(paths.json))
    expect(feed.home_page_url).toBe(site.address + (folder || '/blog'))
    expect(feed.items.map((item: { url: string }) => item.url)).toEqual(
      newest.map(({ url }) => site.address + url),
    )
    for (const [index, item] of feed.items.entries()) {
      expect(item.authors[0].name).not.toBe('')
      expect(item.date_published.slice(0, 10)).toBe(newest[index]?.data.date)
      // The tests know nothing of Git: it can only be later.
      const article = newest[index]
      expect(item.date_modified.slice(0, 10) >= (article ? lastChange(content, article) : '')).toBe(
        true,
      )
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
