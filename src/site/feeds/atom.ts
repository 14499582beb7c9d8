import { feedFormats } from '../../lib/feed-formats.ts'
import { type Xml, xml, xmlDocument } from '../xml.ts'
import { type Feed, type FeedItem, isoTime, lastUpdate } from './feed.ts'

/** The date of a feed without articles, which has no known last change. */
const never = '1970-01-01'

/** A feed in Atom 1.0 (RFC 4287). */
export function atom(feed: Feed): string {
  const root = xml(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'es' },
    xml('title', {}, feed.title),
    xml('subtitle', {}, feed.description),
    xml('id', {}, feed.self.atom),
    xml('link', { href: feed.self.atom, rel: 'self', type: feedFormats.atom.type }),
    xml('link', { href: feed.url, rel: 'alternate', type: 'text/html' }),
    xml('updated', {}, isoTime(lastUpdate(feed) ?? never)),
    xml('icon', {}, feed.icon),
    feed.items.map(entry),
  )
  return xmlDocument(root, feed.style)
}

function entry(item: FeedItem): Xml {
  const { author, category, image } = item
  return xml(
    'entry',
    {},
    xml('title', {}, item.title),
    xml('id', {}, item.id),
    xml('link', { href: item.url, rel: 'alternate', type: 'text/html' }),
    xml('link', { href: image.url, rel: 'enclosure', type: image.type, length: image.length }),
    xml('published', {}, isoTime(item.published)),
    xml('updated', {}, isoTime(item.updated)),
    xml('author', {}, xml('name', {}, author.name), xml('uri', {}, author.url)),
    xml('category', { term: category.title, scheme: category.url }),
    xml('summary', {}, item.summary),
    xml('content', { type: 'html' }, item.html()),
  )
}
