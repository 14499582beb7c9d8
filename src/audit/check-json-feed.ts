import { z } from 'zod'
import { checkHtml, checkId, checkLink, checkSelf, type FeedReader } from './feed-reader.ts'
import { readJson } from './read-json.ts'

const text = z.string().optional()
const time = z.iso.datetime({ offset: true }).optional()

const authors = z
  .array(
    z
      .object({ name: text, url: text, avatar: text })
      .refine(({ name, url, avatar }) => name || url || avatar, 'has neither name, url nor avatar'),
  )
  .optional()

const jsonItem = z
  .object({
    id: z.string().min(1),
    url: text,
    external_url: text,
    image: text,
    banner_image: text,
    content_html: text,
    content_text: text,
    date_published: time,
    date_modified: time,
    authors,
    attachments: z.array(z.object({ url: z.string(), mime_type: z.string().min(1) })).optional(),
  })
  .refine(
    ({ content_html, content_text }) => (content_html ?? content_text) !== undefined,
    'has neither content_html nor content_text',
  )

/** https://www.jsonfeed.org/version/1.1/ */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  feed_url: text,
  home_page_url: text,
  icon: text,
  favicon: text,
  next_url: text,
  authors,
  items: z.array(jsonItem),
})

/** JSON Feed 1.1. Its addresses are checked once all fields have their types. */
export function checkJsonFeed(source: string, reader: FeedReader) {
  const { report } = reader
  const feed = readJson(source, jsonFeed, report, { malformed: 'feed-json', invalid: 'feed-json' })
  if (!feed) return
  checkSelf(feed.feed_url, reader)
  const { home_page_url, icon, favicon, next_url } = feed
  for (const [title, link] of Object.entries({ home_page_url, icon, favicon, next_url }))
    if (link !== undefined) checkLink(link, { ...reader, title })
  for (const item of feed.items) {
    const { id, url, external_url, image, banner_image, attachments = [] } = item
    const named = { ...reader, title: id }
    checkId('id', id, named)
    for (const link of [url, external_url, image, banner_image])
      if (link !== undefined) checkLink(link, named)
    for (const attachment of attachments) checkLink(attachment.url, named)
    checkHtml(item.content_html, named)
  }
}
