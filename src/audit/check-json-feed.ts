import { z } from 'zod'
import { checkId, checkLink, checkMarkup, checkSelf, type FeedContext } from './feed-context.ts'
import { isoTime } from './iso-dates.ts'
import { readJson } from './read-json.ts'

const text = z.string().optional()
const time = isoTime.optional()

const jsonItem = z.object({
  id: z.string().min(1),
  url: text,
  image: text,
  content_html: z.string(),
  date_published: time,
  date_modified: time,
  authors: z.array(z.object({ name: z.string().min(1) })).optional(),
})

/** The fields of https://www.jsonfeed.org/version/1.1/ that the site's feeds have. */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  feed_url: text,
  home_page_url: text,
  icon: text,
  items: z.array(jsonItem),
})

/** JSON Feed 1.1. Its addresses are checked once all fields have their types. */
export function checkJsonFeed(source: string, context: FeedContext) {
  const { report } = context
  const feed = readJson(source, jsonFeed, report, 'feed-json')
  if (!feed) return
  checkSelf(feed.feed_url, context)
  const { home_page_url, icon } = feed
  for (const [title, link] of Object.entries({ home_page_url, icon }))
    if (link !== undefined) checkLink(link, { ...context, title })
  for (const { id, url, image, content_html } of feed.items) {
    const named = { ...context, title: id }
    checkId('id', id, named)
    for (const link of [url, image]) if (link !== undefined) checkLink(link, named)
    checkMarkup(content_html, named)
  }
}
