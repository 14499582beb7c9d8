import { elementsBelow, parsePiece } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { Report } from './finding.ts'
import { type Audit, addressesIn } from './links.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './xml.ts'

const atom = '{http://www.w3.org/2005/Atom}'
const encoded = '{http://purl.org/rss/1.0/modules/content/}encoded'
const creator = '{http://purl.org/dc/elements/1.1/}creator'

const isAbsolute = (text: string | undefined) =>
  text !== undefined && /^https?:\/\/\S+$/.test(text) && parseUrl(text) !== undefined
/** RFC 822 with a year of four digits, as RSS requires. */
const isMailDate = (text: string) =>
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/.test(
    text,
  ) && !Number.isNaN(Date.parse(text))
/** RFC 3339. */
const isTime = (text: unknown) =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text))

type Reader = Pick<Audit, 'site' | 'links'> & { file: string; report: Report }

export function checkFeed({ site, links, findings }: Audit, file: string) {
  const report = findings.in(file)
  const reader = { site, file, links, report }
  const text = site.read(file)
  if (text.trimStart().startsWith('{')) return checkJsonFeed(text, reader)
  const root = readXml(file, text, findings)
  if (root?.name === 'rss') checkRss(root, reader)
  else if (root?.name === `${atom}feed`) checkAtom(root, reader)
  else if (root) report('feed-kind', `${root.name} is neither RSS 2.0 nor Atom`, root.line)
}

/** RSS 2.0, with the W3C validator's advice that readers depend on. */
function checkRss(root: XmlElement, reader: Reader) {
  const { report } = reader
  const [channel] = childrenOf(root, 'channel')
  if (root.attributes.version !== '2.0') report('feed-rss', 'version is not 2.0', root.line)
  if (!channel) return report('feed-rss', 'there is no channel', root.line)
  for (const name of ['title', 'link', 'description'])
    if (!textOf(channel, name)) report('feed-rss', `the channel has no ${name}`, channel.line)
  checkSelf(selfOf(channel), reader)
  const guids = new Set<string>()
  for (const item of childrenOf(channel, 'item')) {
    const { line } = item
    const title = textOf(item, 'title')
    if (!title && !textOf(item, 'description'))
      report('feed-rss', 'an item has neither title nor description', line)
    checkLink(textOf(item, 'link'), title, line, reader)
    const [guid] = childrenOf(item, 'guid')
    const id = guid?.text.trim() ?? ''
    if (!guid) report('feed-rss', `the item "${title}" has no guid`, line)
    else if (guid.attributes.isPermaLink !== 'false' && !isAbsolute(id))
      report('feed-address', `the guid "${id}" is a permalink, but not a valid address`, line)
    if (guid && guids.has(id)) report('feed-id', `the guid "${id}" occurs twice`, line)
    guids.add(id)
    const author = textOf(item, 'author')
    if (author && !/\S+@\S+/.test(author))
      report('feed-rss', `author "${author}" is no mail address; a name stands in dc:creator`, line)
    if (childrenOf(item, creator).some(({ text }) => text.trim() === ''))
      report('feed-rss', 'dc:creator is empty', line)
    for (const { attributes } of childrenOf(item, 'enclosure')) {
      if (!/^\d+$/.test(attributes.length ?? '') || !/^\w+\/\S+$/.test(attributes.type ?? ''))
        report('feed-rss', 'an enclosure lacks length or type', line)
      checkLink(attributes.url, title, line, reader)
    }
    checkHtml(textOf(item, encoded), title, line, reader)
  }
  for (const one of [channel, ...childrenOf(channel, 'item')])
    for (const name of ['pubDate', 'lastBuildDate']) {
      const date = textOf(one, name)
      if (date !== undefined && !isMailDate(date))
        report('feed-date', `${name}: "${date}" is no date of RFC 822`, one.line)
    }
}

/** Atom 1.0, RFC 4287. */
function checkAtom(root: XmlElement, reader: Reader) {
  const { report } = reader
  const entries = childrenOf(root, `${atom}entry`)
  const ids = new Set<string>()
  for (const one of [root, ...entries]) {
    const { line } = one
    const title = textOf(one, `${atom}title`)
    const what = one === root ? 'the feed' : `the entry "${title}"`
    for (const name of ['id', 'title', 'updated'])
      if (childrenOf(one, atom + name).length !== 1)
        report('feed-atom', `${what} needs one ${name}`, line)
    const id = textOf(one, `${atom}id`) ?? ''
    if (id !== '' && !/^[a-z][a-z\d+.-]*:\S+$/i.test(id))
      report('feed-address', `the id "${id}" is no absolute address`, line)
    if (ids.has(id)) report('feed-id', `the id "${id}" occurs twice`, line)
    ids.add(id)
    for (const name of ['updated', 'published'])
      for (const { text } of childrenOf(one, atom + name))
        if (!isTime(text.trim()))
          report('feed-date', `${name}: "${text}" is no time of RFC 3339`, line)
    for (const author of childrenOf(one, `${atom}author`))
      if (!textOf(author, `${atom}name`)) report('feed-atom', 'an author has no name', line)
    for (const { attributes } of childrenOf(one, `${atom}link`))
      checkLink(attributes.href, title, line, reader)
    const [content] = childrenOf(one, `${atom}content`)
    if (content && !['html', 'xhtml', 'text', undefined].includes(content.attributes.type))
      report('feed-atom', `content of the type ${content.attributes.type}`, line)
    if (content?.attributes.type === 'html') checkHtml(content.text, title, line, reader)
    const alternates = childrenOf(one, `${atom}link`).filter(
      ({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate',
    )
    if (one !== root && !content && alternates.length === 0)
      report('feed-atom', `${what} has neither content nor a link`, line)
    if (one !== root && !content && childrenOf(one, `${atom}summary`).length === 0)
      report('feed-atom', `${what} has neither content nor a summary`, line)
  }
  const hasAuthor = (one: XmlElement) => childrenOf(one, `${atom}author`).length > 0
  if (!hasAuthor(root) && !entries.every(hasAuthor))
    report('feed-atom', 'neither the feed nor each entry has an author', root.line)
  checkSelf(selfOf(root), reader)
}

/** JSON Feed 1.1. */
function checkJsonFeed(text: string, reader: Reader) {
  const { report } = reader
  // biome-ignore lint/suspicious/noExplicitAny: the type of each field is checked.
  let feed: any
  try {
    feed = JSON.parse(text)
  } catch (error) {
    return report('feed-json', String(error))
  }
  if (feed.version !== 'https://jsonfeed.org/version/1.1')
    report('feed-json', `version is ${feed.version}`)
  if (typeof feed.title !== 'string' || feed.title === '') report('feed-json', 'title is missing')
  checkSelf(feed.feed_url, reader)
  for (const name of ['home_page_url', 'icon', 'favicon', 'next_url'])
    if (feed[name] !== undefined) checkLink(feed[name], name, undefined, reader)
  if (!Array.isArray(feed.items)) return report('feed-json', 'items is no list')
  const ids = new Set<unknown>()
  for (const one of [feed, ...feed.items])
    for (const author of one.authors ?? [])
      if (!author.name && !author.url && !author.avatar)
        report('feed-json', 'an author has neither name, url nor avatar')
  for (const item of feed.items) {
    if (typeof item.id !== 'string' || item.id === '') report('feed-json', 'an item has no id')
    if (ids.has(item.id)) report('feed-id', `the id "${item.id}" occurs twice`)
    ids.add(item.id)
    if (typeof item.content_html !== 'string' && typeof item.content_text !== 'string')
      report('feed-json', `${item.id} has neither content_html nor content_text`)
    for (const name of ['date_published', 'date_modified'])
      if (item[name] !== undefined && !isTime(item[name]))
        report('feed-date', `${name}: "${item[name]}" is no time of RFC 3339`)
    for (const name of ['url', 'external_url', 'image', 'banner_image'])
      if (item[name] !== undefined) checkLink(item[name], item.id, undefined, reader)
    for (const { url, mime_type } of item.attachments ?? []) {
      if (!mime_type) report('feed-json', `an attachment of ${item.id} has no mime_type`)
      checkLink(url, item.id, undefined, reader)
    }
    checkHtml(item.content_html, item.id, undefined, reader)
  }
}

const selfOf = (element: XmlElement) =>
  childrenOf(element, `${atom}link`).find(({ attributes }) => attributes.rel === 'self')?.attributes
    .href

/** A feed must state its own address. */
function checkSelf(address: string | undefined, { site, file, report }: Reader) {
  if (!address) return report('feed-self', 'the feed does not say its own address')
  if (!isAbsolute(address) || site.targetOf(address).file !== file)
    report('feed-self', `the feed says that it stands at ${address}`)
}

function checkLink(
  address: string | undefined,
  title: string | undefined,
  line: number | undefined,
  { links, file, report }: Reader,
): void {
  if (!isAbsolute(address))
    report('feed-address', `"${title}": "${address ?? ''}" is no absolute address`, line)
  else links.add(address ?? '', { file, line, what: 'link' })
}

/** Feed readers show the HTML of an article elsewhere, so all addresses in it must be absolute. */
function checkHtml(
  html: string | undefined,
  title: string | undefined,
  line: number | undefined,
  reader: Reader,
): void {
  for (const element of elementsBelow(parsePiece(html ?? ''))) {
    if (
      unwanted.has(element.tagName) ||
      element.attrs.some(({ name }) => /^(?:style|on.*)$/.test(name))
    )
      reader.report('feed-markup', `"${title}": readers remove <${element.tagName}>`, line)
    for (const address of addressesIn(element))
      if (!/^(?:mailto|tel|data):/.test(address)) checkLink(address, title, line, reader)
  }
}

const unwanted = new Set(['script', 'style', 'iframe', 'form', 'object', 'embed'])
