import type { Article } from '../../content/entries.ts'
import { bySlug } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { escapeText } from '../../lib/escape-markup.ts'
import { formatDay } from '../../lib/format-date.ts'
import { toMarkdown } from './to-markdown.ts'

/**
 * An article as plain Markdown, for programs: its title, its author and dates, and its text.
 *
 * @param address absolute address of the article
 */
export function articleMarkdown(content: Content, article: Article, address: string): string {
  const { data, body } = article
  const author = bySlug(content.team, data.author).data.name
  const category = bySlug(content.categories, data.category).data.title
  const updated = data.updated ? `. Actualizado el ${formatDay(data.updated).long}` : ''
  const facts = `Por ${author}, ${formatDay(data.date).long}${updated}. ${category}. En la web: `
  const html = [
    `<h1>${escapeText(data.title)}</h1>`,
    `<p>${escapeText(data.description)}</p>`,
    `<p>${escapeText(facts)}<a href="${address}">${address}</a></p>`,
    body ? content.readBody(body.hash) : '',
  ]
  return toMarkdown(html.join(''), address)
}
