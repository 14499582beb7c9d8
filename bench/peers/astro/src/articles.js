import { getCollection } from 'astro:content'
import { byDate, describeArticle } from '../shared/articles.js'

let entries

/** The entries by slug, read once for all pages. */
export async function entriesBySlug() {
  entries ??= getCollection('blog').then((all) => new Map(all.map((entry) => [entry.id, entry])))
  return entries
}

let articles

/** All articles, newest first. */
export async function articlesByDate() {
  articles ??= entriesBySlug().then((all) =>
    byDate([...all.values()].map(({ id, data, body }) => describeArticle(id, data, body ?? ''))),
  )
  return articles
}
