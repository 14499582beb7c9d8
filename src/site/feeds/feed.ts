import type { FeedFormat } from '../../lib/feed-formats.ts'
import type { Image } from '../../lib/image.ts'

/** An image of an article; `length` in bytes. */
export type FeedImage = Omit<Image, 'src'> & { url: string; type: string; length: number }

/** An article as feed readers get it. All addresses are absolute. */
export type FeedItem = {
  /** Stays the same when the article moves. */
  id: string
  url: string
  title: string
  summary: string
  /** The hash of the body, which changes with its text. */
  body: string | undefined
  /** The whole text, without the parts that only work on its page. */
  html: () => string
  author: { name: string; url: string }
  category: { title: string; url: string }
  /** ISO dates. */
  published: string
  updated: string
  image: FeedImage
}

export type Feed = {
  title: string
  description: string
  /** The page that lists the same articles. */
  url: string
  icon: string
  /** Path of the style sheet that browsers show the XML with. */
  style: string
  /** Path of the feed in each format, without the base. */
  paths: Record<FeedFormat, string>
  /** Absolute address of the feed in each format. */
  self: Record<FeedFormat, string>
  items: readonly FeedItem[]
}

/**
 * A date in the format of RFC 3339, for Atom and JSON Feed: noon in Mexico City, so that no time
 * zone moves an article to another day.
 */
export const isoTime = (isoDay: string): string => `${isoDay}T12:00:00-06:00`

/** A date in the format of RFC 822, for RSS. */
export const mailTime = (isoDay: string): string => new Date(isoTime(isoDay)).toUTCString()

/** The date of the last change of a feed; `undefined` for one without articles. */
export const lastUpdate = ({ items }: Feed): string | undefined =>
  items
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
