import { escapeText } from '../../lib/escape-markup.ts'
import { feedFormats } from '../../lib/feed-formats.ts'
import { type Xml, xml, xmlDocument } from '../xml.ts'
import { type Feed, type FeedItem, lastUpdate, mailTime } from './feed.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** A feed in RSS 2.0 (rssboard.org/rss-specification). */
export function rss(feed: Feed): string {
  const updated = lastUpdate(feed)
  const channel = xml(
    'channel',
    {},
    xml('title', {}, feed.title),
    xml('link', {}, feed.url),
    xml('atom:link', { href: feed.self.rss, rel: 'self', type: feedFormats.rss.type }),
    xml('description', {}, feed.description),
    xml('language', {}, 'es'),
    updated && xml('lastBuildDate', {}, mailTime(updated)),
    // No channel image, which may be 144 pixels wide at most: readers take the icon of the site.
    feed.items.map(item),
  )
  return xmlDocument(xml('rss', { version: '2.0', ...namespaces }, channel), feed.style)
}

function item(article: FeedItem): Xml {
  const { id, url, image } = article
  return xml(
    'item',
    {},
    xml('title', {}, article.title),
    xml('link', {}, url),
    xml('guid', { isPermaLink: id === url ? undefined : 'false' }, id),
    xml('pubDate', {}, mailTime(article.published)),
    // `author` must be an e-mail address.
    xml('dc:creator', {}, article.author.name),
    xml('category', {}, article.category.title),
    // Readers take it for HTML.
    xml('description', {}, escapeText(article.summary)),
    xml('content:encoded', {}, article.html()),
    xml('enclosure', { url: image.url, length: image.length, type: image.type }),
    // An enclosure does not state the dimensions of an image.
    xml('media:content', {
      url: image.url,
      type: image.type,
      medium: 'image',
      fileSize: image.length,
      width: image.width,
      height: image.height,
    }),
  )
}
