import type { Article } from '../../content/entries.ts'
import { bySlug } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { formatDay } from '../../lib/format-date.ts'
import { heading, link, markdownText, paragraph, words } from './markdown-text.ts'
import { plainTree } from './plain-tree.ts'
import { toMdast } from './to-mdast.ts'

/**
 * An article as plain Markdown, for readers that are programs: its title, who wrote it and when, and
 * its text, in which nothing is left that only a page can show.
 *
 * @param address of the article on the web
 */
export function articleMarkdown(content: Content, article: Article, address: string): string {
  const { data, body } = article
  const author = bySlug(content.team, data.author).data.name
  const category = bySlug(content.categories, data.category).data.title
  const updated = data.updated ? `. Actualizado el ${formatDay(data.updated).long}` : ''
  const text = body ? toMdast(plainTree(content.readBody(body.hash), address)).children : []
  return markdownText({
    type: 'root',
    children: [
      heading(1, data.title),
      paragraph(words(data.description)),
      paragraph(
        words(`Por ${author}, ${formatDay(data.date).long}${updated}. ${category}. En la web: `),
        link(address, address),
      ),
      ...text,
    ],
  })
}
