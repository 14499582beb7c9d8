import type { Article } from '../../content/entries.ts'
import { articlesByDate, bySlug, inOrder, lastChange, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { type FeedFormat, feedPaths } from '../../lib/feed-formats.ts'
import { hashOfAll } from '../../lib/hash.ts'
import type { Image } from '../../lib/image.ts'
import { contentTypeOf } from '../content-types.ts'
import type { OutputFolder } from '../output-folder.ts'
import { readerHtml } from '../reading/plain-tree.ts'
import { atom } from './atom.ts'
import type { Feed, FeedImage, FeedItem } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

const feedLength = 20

/** What feeds need to know of the pages and files of the site. */
type FeedSources = {
  /** The absolute address of a path of the site. */
  address: (path: string) => string
  /** The share image of a page. */
  imageOf: (url: string) => Image
  /** The size of a published file in bytes. */
  sizeOf: (path: string) => number
}

const writers: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json: jsonFeed }

/**
 * Writes every feed in every format.
 *
 * @param shared changes with the code that writes feeds: a feed is rewritten only when that or its
 *   content has changed
 */
export function writeFeeds(output: OutputFolder, feeds: readonly Feed[], shared: string): void {
  for (const feed of feeds) {
    const key = hashOfAll([shared, JSON.stringify(feed)])
    for (const [format, path] of Object.entries(feed.paths) as [FeedFormat, string][])
      if (!output.keep(path.slice(1), key)) output.write(path.slice(1), writers[format](feed), key)
  }
}

/** The feed of all articles and one for each category. */
export function planFeeds(content: Content, sources: FeedSources): Feed[] {
  const { address } = sources
  const blog = pageOf(content, 'blog')
  // Drafts and articles with a future date appear in previews, but never in feeds.
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
  return [all, ...categories].map(({ title, description, url, folder, articles }) => {
    const paths = feedPaths(folder)
    return {
      title,
      description,
      url: address(url),
      icon: address('/icon-512.png'),
      style: new URL(address('/feed.css')).pathname,
      paths,
      self: { rss: address(paths.rss), atom: address(paths.atom), json: address(paths.json) },
      items: articles.slice(0, feedLength).map((article) => feedItem(content, article, sources)),
    }
  })
}

/**
 * The address by which feed readers recognise an article: its first one, which is the last of its
 * aliases, because each move puts the previous address at the head of the list. An article that
 * never moved has its own.
 */
function firstUrl({ url, data }: Article): string {
  const ofBlog = (data.aliases ?? []).filter((alias) => alias.startsWith('/blog/'))
  return ofBlog.at(-1) ?? url
}

function feedImage(image: Image, { address, sizeOf }: FeedSources): FeedImage {
  const { src, ...rest } = image
  const type = contentTypeOf(src.toLowerCase())
  return { ...rest, url: encodeURI(address(src)), type, length: sizeOf(src.slice(1)) }
}

function feedItem(content: Content, article: Article, sources: FeedSources): FeedItem {
  const { data, body, url } = article
  const { address } = sources
  const category = bySlug(content.categories, data.category)
  // All three formats of a feed ask for it.
  let html: string | undefined
  return {
    id: address(firstUrl(article)),
    url: address(url),
    title: data.title,
    summary: data.description,
    body: body?.hash,
    html: () => {
      html ??= body ? readerHtml(content.readBody(body.hash), address(url)) : ''
      return html
    },
    author: {
      name: bySlug(content.team, data.author).data.name,
      url: address(pageOf(content, 'team').url),
    },
    category: { title: category.data.title, url: address(category.url) },
    published: data.date,
    updated: lastChange(content, article),
    image: feedImage(sources.imageOf(url), sources),
  }
}
