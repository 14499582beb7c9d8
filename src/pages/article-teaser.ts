import type { Article } from '../content/entries.ts'
import { bySlug, imageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { formatDay } from '../lib/format-date.ts'
import { keepShortWords } from '../lib/keep-together.ts'
import { readingMinutes } from '../lib/reading-time.ts'
import { waitingText } from './define-page.ts'

/** What a listing shows of an article. */
export type ArticleTeaser = ReturnType<typeof articleTeaser>

/** The fire options that the cover and the head of an article share. */
export function fireOf({ slug, data }: Article) {
  return { seed: slug, tongues: 4, salt: data.salt ?? 0 }
}

/** Reading time of an article in minutes: as stated by its writer, else computed. */
export const minutesOf = ({ data, body }: Article): number =>
  data.readingTime ?? readingMinutes(body?.words ?? 0)

/** The article's image, whose text alternative belongs to the article alone, or a drawing. */
function coverOf(content: Content, article: Article) {
  const { image, subject } = article.data
  if (image !== undefined) return imageOf(content, image, '')
  const fire = { ...fireOf(article), width: 360, height: 270, spread: 1.2, low: 0.1 }
  return { fire, subject }
}

/** What listings show of an article; pure. */
export function articleTeaser(content: Content, article: Article) {
  const { slug, url, data, waiting } = article
  return {
    slug,
    url,
    title: keepShortWords(data.title),
    description: data.description,
    date: data.date,
    dateText: formatDay(data.date),
    minutes: minutesOf(article),
    category: bySlug(content.categories, data.category).data.title,
    author: bySlug(content.team, data.author).data.name,
    tone: data.tone,
    waitingText: waitingText(waiting),
    cover: coverOf(content, article),
  }
}
