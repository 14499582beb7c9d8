import type { Article } from './entries.ts'
import type { Content } from './read-content.ts'

/**
 * The day of an article's last change: what its writer says, else what Git knows of its file, and
 * never before its publication. Pages show what the writer says alone.
 */
export function lastChange(
  { changes }: Pick<Content, 'changes'>,
  { file, data }: Pick<Article, 'file' | 'data'>,
): string {
  if (data.updated) return data.updated
  const committed = changes?.[file]
  return committed && committed > data.date ? committed : data.date
}
