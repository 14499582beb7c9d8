import { type FeedFormat, feedFormats, feedPaths, markdownPath } from '../lib/feed-formats.ts'

/** Another format of a page, or a feed of what it lists. */
export type Alternate = { type: string; title: string; path: string }

/** Links to a feed in each of its formats. */
export function feedLinks(title: string, folder = ''): Alternate[] {
  return (Object.entries(feedPaths(folder)) as [FeedFormat, string][]).map(([format, path]) => ({
    type: feedFormats[format].type,
    title,
    path,
  }))
}

/** The link to the Markdown of an article. */
export const markdownLink = (title: string, url: string): Alternate => ({
  type: 'text/markdown',
  title,
  path: markdownPath(url),
})
