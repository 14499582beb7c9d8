import { stringify } from 'yaml'

/**
 * A draft that passes every check, so that its writer starts from something that shows.
 *
 * @param fields its day as ISO date, and whoever signs it and where it belongs as names of entries
 */
export function articleDraft(
  title: string,
  { date, author, category }: { date: string; author: string; category: string },
): string {
  const frontmatter = stringify({
    title,
    description: 'Escribe aquí, en una o dos frases, de qué trata y a quién le sirve.',
    date,
    author,
    category,
    tone: 'ember',
    keywords: [title.toLowerCase()],
    draft: true,
  })
  return [
    `---\n${frontmatter}---\n`,
    'Empieza con lo más útil que sabes del tema: este párrafo sale más grande.\n',
    '## Un subtítulo\n',
    'Y sigue aquí.\n',
  ].join('\n')
}
