import { elementsBelow, parsePiece } from '../lib/html-tree.ts'
import type { Report } from './finding.ts'
import { type Audit, addressesIn, isAbsolute } from './links.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './xml.ts'

const atom = '{http://www.w3.org/2005/Atom}'
const encoded = '{http://purl.org/rss/1.0/modules/content/}encoded'
const creator = '{http://purl.org/dc/elements/1.1/}creator'

const isDate = (text: unknown, form: RegExp) =>
  typeof text === 'string' && form.test(text) && !Number.isNaN(Date.parse(text))
/** With a year of four digits, as RSS requires. */
const rfc822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** The feed that is checked, and the entry of it that findings name. */
type Reader = Pick<Audit, 'site' | 'links'> & {
  file: string
  report: Report
  ids: Set<unknown>
  title?: string
  line?: number
}

export function checkFeed({ site, links, findings }: Audit, file: string) {
  const reader = { site, file, links, report: findings.in(file), ids: new Set() }
  const text = site.read(file)
  if (text.trimStart().startsWith('{')) return checkJsonFeed(text, reader)
  const root = readXml(file, text, findings)
  if (root?.name === 'rss') checkRss(root, reader)
  else if (root?.name === `${atom}feed`) checkAtom(root, reader)
  else if (root) reader.report('feed-kind', `${root.name} is neither RSS 2.0 nor Atom`, root.line)
}

/** RSS 2.0, with the W3C validator's advice that readers depend on. */
function checkRss(root: XmlElement, reader: Reader) {
  const { report } = reader
  const [channel] = childrenOf(root, 'channel')
  if (root.attributes.version !== '2.0') report('feed-rss', 'version is not 2.0', root.line)
  if (!channel) return report('feed-rss', 'there is no channel', root.line)
  for (const name of ['title', 'link', 'description'])
    if (!textOf(channel, name)) report('feed-rss', `the channel has no ${name}`, channel.line)
  checkSelf(selfOf(channel)?.attributes.href, reader)
  const items = childrenOf(channel, 'item')
  for (const item of items)
    checkItem(item, { ...reader, title: textOf(item, 'title'), line: item.line })
  for (const one of [channel, ...items])
    for (const name of ['pubDate', 'lastBuildDate']) {
      const date = textOf(one, name)
      if (date !== undefined && !isDate(date, rfc822))
        report('feed-date', `${name}: "${date}" is no date of RFC 822`, one.line)
    }
}

function checkItem(item: XmlElement, reader: Reader) {
  const { report, title, line } = reader
  if (!title && !textOf(item, 'description'))
    report('feed-rss', 'an item has neither title nor description', line)
  checkLink(textOf(item, 'link'), reader)
  checkGuid(item, reader)
  const author = textOf(item, 'author')
  if (author && !/\S+@\S+/.test(author))
    report('feed-rss', `author "${author}" is no mail address; a name stands in dc:creator`, line)
  if (childrenOf(item, creator).some(({ text }) => text.trim() === ''))
    report('feed-rss', 'dc:creator is empty', line)
  for (const { attributes } of childrenOf(item, 'enclosure')) {
    if (!/^\d+$/.test(attributes.length ?? '') || !/^\w+\/\S+$/.test(attributes.type ?? ''))
      report('feed-rss', 'an enclosure lacks length or type', line)
    checkLink(attributes.url, reader)
  }
  checkHtml(textOf(item, encoded), reader)
}

function checkGuid(item: XmlElement, reader: Reader) {
  const { report, title, line } = reader
  const [guid] = childrenOf(item, 'guid')
  if (!guid) return report('feed-rss', `the item "${title}" has no guid`, line)
  const id = guid.text.trim()
  if (guid.attributes.isPermaLink !== 'false' && !isAbsolute(id))
    report('feed-address', `the guid "${id}" is a permalink, but not a valid address`, line)
  checkId('guid', id, reader)
}

/** Atom 1.0, RFC 4287. */
function checkAtom(root: XmlElement, reader: Reader) {
  const entries = childrenOf(root, `${atom}entry`)
  for (const one of [root, ...entries])
    checkEntry(one, { ...reader, title: textOf(one, `${atom}title`), line: one.line })
  const hasAuthor = (one: XmlElement) => childrenOf(one, `${atom}author`).length > 0
  if (!hasAuthor(root) && !entries.every(hasAuthor))
    reader.report('feed-atom', 'neither the feed nor each entry has an author', root.line)
  checkSelf(selfOf(root)?.attributes.href, reader)
}

/** Checks an entry, or the feed itself, which has the same elements. */
function checkEntry(entry: XmlElement, reader: Reader) {
  const { report, title, line } = reader
  const what = entry.name === `${atom}feed` ? 'the feed' : `the entry "${title}"`
  for (const name of ['id', 'title', 'updated'])
    if (childrenOf(entry, atom + name).length !== 1)
      report('feed-atom', `${what} needs one ${name}`, line)
  const id = textOf(entry, `${atom}id`) ?? ''
  if (!/^$|^[a-z][a-z\d+.-]*:\S+$/i.test(id))
    report('feed-address', `the id "${id}" is no absolute address`, line)
  checkId('id', id, reader)
  for (const name of ['updated', 'published'])
    for (const { text } of childrenOf(entry, atom + name))
      if (!isDate(text.trim(), rfc3339))
        report('feed-date', `${name}: "${text}" is no time of RFC 3339`, line)
  for (const author of childrenOf(entry, `${atom}author`))
    if (!textOf(author, `${atom}name`)) report('feed-atom', 'an author has no name', line)
  checkContent(entry, reader)
}

function checkContent(entry: XmlElement, reader: Reader) {
  const { report, title, line } = reader
  const links = childrenOf(entry, `${atom}link`).map(({ attributes }) => attributes)
  for (const { href } of links) checkLink(href, reader)
  const [content] = childrenOf(entry, `${atom}content`)
  const type = content?.attributes.type ?? 'text'
  if (!['html', 'xhtml', 'text'].includes(type))
    report('feed-atom', `content of the type ${type}`, line)
  if (type === 'html') checkHtml(content?.text, reader)
  if (content || entry.name === `${atom}feed`) return
  if (!links.some(({ rel = 'alternate' }) => rel === 'alternate'))
    report('feed-atom', `the entry "${title}" has neither content nor a link`, line)
  if (childrenOf(entry, `${atom}summary`).length === 0)
    report('feed-atom', `the entry "${title}" has neither content nor a summary`, line)
}

// biome-ignore lint/suspicious/noExplicitAny: the type of each field is checked.
type Json = any

/** JSON Feed 1.1. */
function checkJsonFeed(text: string, reader: Reader) {
  const { report } = reader
  let feed: Json
  try {
    feed = JSON.parse(text)
  } catch (error) {
    return report('feed-json', String(error))
  }
  if (feed.version !== 'https://jsonfeed.org/version/1.1')
    report('feed-json', `version is ${feed.version}`)
  if (!isFilled(feed.title)) report('feed-json', 'title is missing')
  checkSelf(feed.feed_url, reader)
  for (const name of ['home_page_url', 'icon', 'favicon', 'next_url'])
    if (feed[name] !== undefined) checkLink(feed[name], { ...reader, title: name })
  if (!Array.isArray(feed.items)) return report('feed-json', 'items is no list')
  for (const one of [feed, ...feed.items])
    for (const author of one.authors ?? [])
      if (!['name', 'url', 'avatar'].some((name) => author[name]))
        report('feed-json', 'an author has neither name, url nor avatar')
  for (const item of feed.items) checkJsonItem(item, { ...reader, title: item.id })
}

function checkJsonItem(item: Json, reader: Reader) {
  const { report } = reader
  if (!isFilled(item.id)) report('feed-json', 'an item has no id')
  checkId('id', item.id, reader)
  if (typeof item.content_html !== 'string' && typeof item.content_text !== 'string')
    report('feed-json', `${item.id} has neither content_html nor content_text`)
  for (const name of ['date_published', 'date_modified'])
    if (item[name] !== undefined && !isDate(item[name], rfc3339))
      report('feed-date', `${name}: "${item[name]}" is no time of RFC 3339`)
  for (const name of ['url', 'external_url', 'image', 'banner_image'])
    if (item[name] !== undefined) checkLink(item[name], reader)
  for (const { url, mime_type } of item.attachments ?? []) {
    if (!mime_type) report('feed-json', `an attachment of ${item.id} has no mime_type`)
    checkLink(url, reader)
  }
  checkHtml(item.content_html, reader)
}

const isFilled = (value: unknown) => typeof value === 'string' && value !== ''
const selfOf = (element: XmlElement) =>
  childrenOf(element, `${atom}link`).find(({ attributes }) => attributes.rel === 'self')

/** A feed must state its own address. */
function checkSelf(address: string | undefined, { site, file, report }: Reader) {
  if (!address) return report('feed-self', 'the feed does not say its own address')
  if (!isAbsolute(address) || site.targetOf(address).file !== file)
    report('feed-self', `the feed says that it stands at ${address}`)
}

function checkId(name: string, id: unknown, { ids, report, line }: Reader) {
  if (ids.has(id)) report('feed-id', `the ${name} "${id}" occurs twice`, line)
  ids.add(id)
}

function checkLink(address: string | undefined, { links, file, report, title, line }: Reader) {
  if (!isAbsolute(address))
    report('feed-address', `"${title}": "${address ?? ''}" is no absolute address`, line)
  else links.add(address, { file, line, what: 'link' })
}

/** Feed readers show the HTML of an article elsewhere, so all addresses in it must be absolute. */
function checkHtml(html: string | undefined, reader: Reader) {
  const { report, title, line } = reader
  for (const element of elementsBelow(parsePiece(html ?? ''))) {
    const hasUnwanted = element.attrs.some(({ name }) => /^(?:style|on.*)$/.test(name))
    if (hasUnwanted || unwanted.has(element.tagName))
      report('feed-markup', `"${title}": readers remove <${element.tagName}>`, line)
    for (const address of addressesIn(element))
      if (!/^(?:mailto|tel|data):/.test(address)) checkLink(address, reader)
  }
}

const unwanted = new Set(['script', 'style', 'iframe', 'form', 'object', 'embed'])
