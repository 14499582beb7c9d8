import { checkJsonFeed } from './check-json-feed.ts'
import { checkId, checkLink, checkMarkup, checkSelf, type FeedContext } from './feed-context.ts'
import { isoTime } from './iso-dates.ts'
import { type Audit, isAbsolute } from './links.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './xml.ts'

const atom = '{http://www.w3.org/2005/Atom}'
const encoded = '{http://purl.org/rss/1.0/modules/content/}encoded'

/** With a year of four digits, as RSS requires. */
const rfc822 =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4})$/

export function checkFeed({ site, links, findings }: Audit, file: string) {
  const context = { site, file, links, report: findings.in(file), ids: new Set() }
  const text = site.read(file)
  if (text.trimStart().startsWith('{')) return checkJsonFeed(text, context)
  const root = readXml(file, text, findings)
  if (root?.name === 'rss') checkRss(root, context)
  else if (root?.name === `${atom}feed`) checkAtom(root, context)
  else if (root) context.report('feed-kind', `${root.name} is neither RSS 2.0 nor Atom`, root.line)
}

/** RSS 2.0, with the W3C validator's advice that readers depend on. */
function checkRss(root: XmlElement, context: FeedContext) {
  const { report } = context
  const [channel] = childrenOf(root, 'channel')
  if (root.attributes.version !== '2.0') report('feed-rss', 'version is not 2.0', root.line)
  if (!channel) return report('feed-rss', 'there is no channel', root.line)
  for (const name of ['title', 'link', 'description'])
    if (!textOf(channel, name)) report('feed-rss', `the channel has no ${name}`, channel.line)
  checkSelf(selfOf(channel)?.attributes.href, context)
  const items = childrenOf(channel, 'item')
  for (const item of items)
    checkItem(item, { ...context, title: textOf(item, 'title'), line: item.line })
  for (const one of [channel, ...items])
    for (const name of ['pubDate', 'lastBuildDate']) {
      const date = textOf(one, name)
      if (date !== undefined && (!rfc822.test(date) || Number.isNaN(Date.parse(date))))
        report('feed-date', `${name}: "${date}" is no date of RFC 822`, one.line)
    }
}

function checkItem(item: XmlElement, context: FeedContext) {
  const { report, title, line } = context
  if (!title && !textOf(item, 'description'))
    report('feed-rss', 'an item has neither title nor description', line)
  checkLink(textOf(item, 'link'), context)
  checkGuid(item, context)
  for (const { attributes } of childrenOf(item, 'enclosure')) {
    if (!/^\d+$/.test(attributes.length ?? '') || !/^\w+\/\S+$/.test(attributes.type ?? ''))
      report('feed-rss', 'an enclosure lacks length or type', line)
    checkLink(attributes.url, context)
  }
  checkMarkup(textOf(item, encoded), context)
}

function checkGuid(item: XmlElement, context: FeedContext) {
  const { report, title, line } = context
  const [guid] = childrenOf(item, 'guid')
  if (!guid) return report('feed-rss', `the item "${title}" has no guid`, line)
  const id = guid.text.trim()
  if (guid.attributes.isPermaLink !== 'false' && !isAbsolute(id))
    report('feed-address', `the guid "${id}" is a permalink, but not a valid address`, line)
  checkId('guid', id, context)
}

/** Atom 1.0, RFC 4287. */
function checkAtom(root: XmlElement, context: FeedContext) {
  const entries = childrenOf(root, `${atom}entry`)
  for (const one of [root, ...entries])
    checkEntry(one, { ...context, title: textOf(one, `${atom}title`), line: one.line })
  const hasAuthor = (one: XmlElement) => childrenOf(one, `${atom}author`).length > 0
  if (!hasAuthor(root) && !entries.every(hasAuthor))
    context.report('feed-atom', 'neither the feed nor each entry has an author', root.line)
  checkSelf(selfOf(root)?.attributes.href, context)
}

/** Checks an entry, or the feed itself, which has the same elements. */
function checkEntry(entry: XmlElement, context: FeedContext) {
  const { report, title, line } = context
  const what = entry.name === `${atom}feed` ? 'the feed' : `the entry "${title}"`
  for (const name of ['id', 'title', 'updated'])
    if (childrenOf(entry, atom + name).length !== 1)
      report('feed-atom', `${what} needs one ${name}`, line)
  const id = textOf(entry, `${atom}id`) ?? ''
  if (!/^$|^[a-z][a-z\d+.-]*:\S+$/i.test(id))
    report('feed-address', `the id "${id}" is no absolute address`, line)
  checkId('id', id, context)
  for (const name of ['updated', 'published'])
    for (const { text } of childrenOf(entry, atom + name))
      if (!isoTime.safeParse(text.trim()).success)
        report('feed-date', `${name}: "${text}" is no time of RFC 3339`, line)
  for (const author of childrenOf(entry, `${atom}author`))
    if (!textOf(author, `${atom}name`)) report('feed-atom', 'an author has no name', line)
  checkContent(entry, context)
}

function checkContent(entry: XmlElement, context: FeedContext) {
  const { report, title, line } = context
  for (const { attributes } of childrenOf(entry, `${atom}link`)) checkLink(attributes.href, context)
  if (entry.name === `${atom}feed`) return
  const [content] = childrenOf(entry, `${atom}content`)
  if (content?.attributes.type !== 'html')
    report('feed-atom', `the entry "${title}" has no content in HTML`, line)
  checkMarkup(content?.text, context)
}

const selfOf = (element: XmlElement) =>
  childrenOf(element, `${atom}link`).find(({ attributes }) => attributes.rel === 'self')
