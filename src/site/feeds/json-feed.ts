import { type Feed, isoTime } from './feed.ts'

/** A feed in JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): string {
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: feed.self.json,
    description: feed.description,
    icon: feed.icon,
    language: 'es',
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: item.html(),
      summary: item.summary,
      image: item.image.url,
      date_published: isoTime(item.published),
      date_modified: isoTime(item.updated),
      authors: [item.author],
      tags: [item.category.title],
      language: 'es',
    })),
  }
  return `${JSON.stringify(written, null, 1)}\n`
}
