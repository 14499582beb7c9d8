import type { Article } from '../../content/entries.ts'
import { lastChange } from '../../content/last-change.ts'
import { articlesByDate, bySlug, inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { type FeedForm, feedPaths } from '../../lib/feed-forms.ts'
import type { Picture } from '../../lib/picture.ts'
import { contentTypeOf } from '../content-types.ts'
import { readerHtml } from '../reading/reader-html.ts'
import type { Feed, FeedImage, FeedItem } from './feed.ts'

/** Articles in a feed. */
const feedLength = 20

/** What feeds take from the pages and files of the site. */
export type FeedSources = {
  /** The whole address of a path of the site. */
  address: (path: string) => string
  /** What a shared link to a page shows. */
  pictureOf: (url: string) => Picture
  /** The bytes of a published file. */
  sizeOf: (path: string) => number
}

/** A feed, and where its forms stand. */
export type PlannedFeed = {
  paths: Record<FeedForm, string>
  /** Bytes of its pictures, the one thing it says that no index holds. */
  lengths: readonly number[]
  feed: () => Feed
}

/** The feed of all articles and one of each category. */
export function planFeeds(content: Content, sources: FeedSources): PlannedFeed[] {
  const blog = pageOf(content, 'blog')
  // Drafts and articles of the future stand in previews, never in feeds.
  const articles = articlesByDate(content).filter(({ waiting }) => !waiting)
  const { name, description } = content.site
  const all = { title: name, description, url: blog.url, folder: '', articles }
  const categories = inOrder(content.categories)
    .filter(({ waiting }) => !waiting)
    .map(({ url, slug, data }) => ({
      title: `${name}: ${data.title}`,
      description: data.description,
      url,
      folder: url,
      articles: articles.filter((article) => article.data.category === slug),
    }))
  return [all, ...categories].map(({ folder, articles, ...words }) => {
    const paths = feedPaths(folder)
    const newest = articles.slice(0, feedLength)
    const whole = Object.entries(paths).map(([form, path]) => [form, sources.address(path)])
    return {
      paths,
      lengths: newest.map(({ url }) => sources.sizeOf(sources.pictureOf(url).src.slice(1))),
      feed: () => ({
        ...words,
        url: sources.address(words.url),
        icon: sources.address('/icon-512.png'),
        self: Object.fromEntries(whole) as Feed['self'],
        items: newest.map((article) => feedItem(content, article, sources)),
      }),
    }
  })
}

/**
 * By what readers know an article again: the first address that it had, which is the last of its
 * former ones, since each move writes the address before it at the head of that list. An article
 * that never moved is known by its own, as in all feeds of this site so far.
 */
function firstUrl({ url, data }: Article): string {
  const ofBlog = (data.aliases ?? []).filter((alias) => alias.startsWith('/blog/'))
  return ofBlog.at(-1) ?? url
}

function feedImage(picture: Picture, { address, sizeOf }: FeedSources): FeedImage {
  const { src, ...rest } = picture
  const type = contentTypeOf(src.toLowerCase())
  return { ...rest, url: encodeURI(address(src)), type, length: sizeOf(src.slice(1)) }
}

function feedItem(content: Content, article: Article, sources: FeedSources): FeedItem {
  const { data, body, url } = article
  const { address } = sources
  const category = bySlug(content.categories, data.category)
  return {
    id: address(firstUrl(article)),
    url: address(url),
    title: data.title,
    summary: data.description,
    html: body ? readerHtml(content.readBody(body.hash), address(url)) : '',
    author: {
      name: bySlug(content.team, data.author).data.name,
      url: address(pageOf(content, 'team').url),
    },
    category: { title: category.data.title, url: address(category.url) },
    published: data.date,
    updated: lastChange(content, article),
    image: feedImage(sources.pictureOf(url), sources),
  }
}
