import { articlesByDate } from '../../src/content/queries.ts'
import { content } from './site-content.ts'

export function longArticle() {
  const [longest] = articlesByDate(content)
    .slice(0, 12)
    .sort((a, b) => (b.body?.words ?? 0) - (a.body?.words ?? 0))
  if (!longest) throw new Error('There is no article')
  return longest
}
