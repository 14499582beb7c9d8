import { stringify } from 'yaml'

/** The file name for a title: lower case, without accents, words joined by hyphens. */
export function fileNameFor(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/**
 * A draft that passes every check, so that its writer starts from something that shows.
 *
 * @param date ISO day of the draft
 */
export function articleDraft(title: string, date: string): string {
  const frontmatter = stringify({
    title,
    description: 'Escribe aquí, en una o dos frases, de qué trata y a quién le sirve.',
    date,
    author: 'itzel-barrera',
    category: 'desarrollo-web',
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
