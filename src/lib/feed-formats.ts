export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const

export type FeedFormat = keyof typeof feedFormats

/**
 * Paths of a feed in each format, without the base.
 *
 * @param folder URL path of the feed's category; empty for all articles
 */
export const feedPaths = (folder: string): Record<FeedFormat, string> => ({
  rss: `${folder}/${feedFormats.rss.file}`,
  atom: `${folder}/${feedFormats.atom.file}`,
  json: `${folder}/${feedFormats.json.file}`,
})
