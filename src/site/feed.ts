import { articlesByDate, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { escapeText } from '../lib/escape-markup.ts'

/** Articles in the feed. */
const feedLength = 20

/** Noon in Mexico City, so that no time zone moves an article to another day (RFC 822 form). */
const pubDate = (isoDay: string) => new Date(`${isoDay}T18:00:00Z`).toUTCString()

/** The RSS 2.0 feed of the newest articles. */
export function feed(content: Content, address: (path: string) => string): string {
  const items = articlesByDate(content)
    .slice(0, feedLength)
    .map(({ url, data }) => {
      const link = address(url)
      return [
        '<item>',
        `<title>${escapeText(data.title)}</title>`,
        `<link>${link}</link><guid>${link}</guid>`,
        `<pubDate>${pubDate(data.date)}</pubDate>`,
        `<description>${escapeText(data.description)}</description>`,
        '</item>',
      ].join('')
    })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeText(content.site.name)}</title>`,
    `<link>${address(pageOf(content, 'blog').url)}</link>`,
    `<atom:link href="${address('/rss.xml')}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeText(content.site.description)}</description><language>es</language>`,
    ...items,
    '</channel></rss>\n',
  ].join('')
}
