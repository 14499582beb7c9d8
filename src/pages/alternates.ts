import { feedFormats } from '../lib/feed-formats.ts'

/** Another format of a page, or a feed of what it lists. */
export type Alternate = { type: string; title: string; path: string }

/** Links to a feed in each of its formats. */
export const feedLinks = (title: string, folder = ''): Alternate[] =>
  Object.values(feedFormats).map(({ file, type }) => ({ type, title, path: `${folder}/${file}` }))
