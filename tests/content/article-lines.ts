/** A valid article, one field per line, so that a case can name the line that it breaks. */
const lines = {
  title: 'title: Hola', // line 2
  description: 'description: Una frase.', // 3
  keywords: 'keywords: [uno]', // 4
  date: 'date: 2025-01-15', // 5
  author: 'author: uno', // 6
  category: 'category: uno', // 7
  tone: 'tone: ember', // 8
}

/** The article with some of its lines replaced; `end` comes after the last field, on line 9. */
export function withLines(changes: Partial<typeof lines> & { end?: string }, body = 'Texto.') {
  const { end, ...fields } = { end: undefined, ...lines, ...changes }
  const head = Object.values(end === undefined ? fields : { ...fields, end })
  return `---\n${head.filter((line) => line !== '').join('\n')}\n---\n\n${body}\n`
}

/** The article with a body of its own, which starts on line 11. */
export const withBody = (body: string) => withLines({}, body)

/** The fields of the article, up to the line that is missing to close them. */
export const openFields = `---\n${Object.values(lines).join('\n')}\n`

/** The article with a field written otherwise, in its place or after the last one. */
export function inFields(written: string): string {
  const name = /^(\w+)\u00a0?:/m.exec(written)?.[1] ?? ''
  return withLines({ [name in lines ? name : 'end']: written })
}

/** Cases by name, made of what varies in them. */
export const textsOf = (written: Record<string, string>, text: (written: string) => string) =>
  Object.fromEntries(Object.entries(written).map(([name, line]) => [name, text(line)]))
