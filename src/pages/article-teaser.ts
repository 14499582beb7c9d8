import type { Article } from '../content/entries.ts'
import { bySlug } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { formatDay } from '../lib/format-date.ts'
import { keepShortWords } from '../lib/keep-together.ts'
import { readingMinutes } from '../lib/reading-time.ts'
import { waitingText } from './waiting-text.ts'

/** What a listing shows of an article. */
export type ArticleTeaser = ReturnType<typeof articleTeaser>

/** Options that make the cover and the head of an article kin. */
export function fireOf({ slug, data }: Article) {
  return { seed: slug, tongues: 4, salt: data.salt ?? 0 }
}

/** Minutes that an article takes: what its writer says, else what its words take. */
export const minutesOf = ({ data, body }: Article): number =>
  data.readingTime ?? readingMinutes(body?.words ?? 0)

/** Computes what listings show of an article; pure. */
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
    mark: waitingText(waiting),
    // The address of the article's picture, or a drawing.
    cover: data.image ?? {
      fire: { ...fireOf(article), width: 360, height: 270, spread: 1.2, low: 0.1 },
      subject: data.subject,
    },
  }
}
