import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import matter from 'gray-matter'
import { byDate, describeArticle, listPages, surroundings } from '../shared/articles.js'

const folder = join(import.meta.dirname, '../blog')

/** All articles, newest first. */
export const articles = byDate(
  readdirSync(folder)
    .filter((file) => file.startsWith('ensayo-'))
    .map((file) => {
      const { data, content } = matter(readFileSync(join(folder, file), 'utf8'))
      return describeArticle(basename(file, '.md'), data, content)
    }),
)

const indexOf = new Map(articles.map(({ slug }, index) => [slug, index]))

/** An article with what stands around it; undefined for another page. */
export function articleOf(slug) {
  const index = indexOf.get(slug)
  return index === undefined ? undefined : { ...articles[index], ...surroundings(articles, index) }
}

/** Pages of listings by their address. */
export const lists = new Map(listPages(articles).map((list) => [list.url, list]))
