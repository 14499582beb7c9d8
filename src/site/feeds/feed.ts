import type { FeedForm } from '../../lib/feed-forms.ts'
import type { Picture } from '../../lib/picture.ts'

/** A picture of an article; `length` in bytes. */
export type FeedImage = Omit<Picture, 'src'> & { url: string; type: string; length: number }

/** An article as readers of feeds get it. All addresses are whole. */
export type FeedItem = {
  /** Stays the same wherever the article goes. */
  id: string
  url: string
  title: string
  summary: string
  /** Names the whole text; the same name, the same text. */
  body: string | undefined
  /** The whole text, without what belongs to its page. */
  html: () => string
  author: { name: string; url: string }
  category: { title: string; url: string }
  /** ISO days. */
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
  /** Path of the style sheet with which browsers show its XML. */
  style: string
  /** Where each form of it stands, without the base. */
  paths: Record<FeedForm, string>
  /** Address of the feed in each form. */
  self: Record<FeedForm, string>
  items: readonly FeedItem[]
}

/**
 * A day as RFC 3339 writes it, for Atom and JSON Feed: noon in Mexico City, so that no time zone moves
 * an article to another day.
 */
export const isoTime = (isoDay: string): string => `${isoDay}T12:00:00-06:00`

/** A day as RFC 822 writes it, for RSS. */
export const mailTime = (isoDay: string): string => new Date(isoTime(isoDay)).toUTCString()

/** The day of the last change of a feed; one without articles has none. */
export const lastUpdate = ({ items }: Feed): string | undefined =>
  items
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
