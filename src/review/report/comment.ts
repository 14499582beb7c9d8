import type { Printed } from '../../compiler/report/printed.ts'
import type { PageChange } from '../compare-pages.ts'
import type { Review } from '../review.ts'
import { counted, difference, formerAddress, kinds, pageName, summary } from './words.ts'

/** How many of each are listed; the report has all. */
const most = { pages: 40, alike: 10, problems: 15, causes: 3 }

/** A path or a word as code in Markdown, whatever it contains. */
const code = (text: string) => `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``

/** A text in Markdown that notifies nobody: GitHub links `\@ana` and `\#1` too, but not across a comment. */
const plain = (text: string) =>
  text
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/[@#]/g, '$&<!-- -->')
    .replace(/\s+/g, ' ')

const first = (list: readonly string[], shown: number) =>
  [...list.slice(0, shown), ...(list.length > shown ? [`y ${list.length - shown} más`] : [])].join(
    '; ',
  )

/** A sentence in Markdown, in which what is between backticks stays code. */
const prose = (text: string) =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : plain(part)))
    .join('')

/**
 * The review as a Markdown comment, beginning with the addresses of the changed pages.
 *
 * @param preview address of the preview's home page, where there is one
 */
export function reviewComment(review: Review, preview = ''): string {
  const { pages, anywhere, files, problems, broken, notes } = review
  const address = (url: string) =>
    preview
      ? `[${plain(pageName(url))}](${preview.replace(/\/$/, '')}${encodeURI(url)})`
      : code(pageName(url))
  const rest = (list: readonly unknown[], shown: number) =>
    list.length > shown ? [`- … y ${list.length - shown} más, en el informe.`] : []
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${title}`, lines.join('\n')] : []
  const problemLine = ({ severity, file, line, message, hint = '' }: Printed) =>
    `- **${severity === 'error' ? 'Error' : 'Advertencia'}** ${code(`${file}:${line}`)} ${prose(message)}${hint && ` ${prose(hint)}`}`
  // Pages that change alike share a line: a word of the menu is on all of them.
  const alike = new Map<string, { kind: PageChange['kind']; said: string; where: string[] }>()
  for (const page of pages) {
    const { kind, url } = page
    const why = first(
      page.causes.map(({ file, through }) => `${code(file)} (${plain(through)})`),
      most.causes,
    )
    const words = difference(page)
    const from = formerAddress(page)
    const said = `${words && `: ${plain(words)}`}.${from && ` ${plain(from)}`}${why && ` Por ${why}.`}`
    const line = alike.get(kind + said) ?? { kind, said, where: [] }
    line.where.push(kind === 'gone' ? code(url) : address(url))
    alike.set(kind + said, line)
  }
  const lines = [...alike.values()]
  return `${[
    `**${plain(summary(review))}**`,
    ...section('Páginas', [
      ...lines.slice(0, most.pages).map(({ kind, said, where }) => {
        const verb = where.length > 1 ? counted[kind][1] : kinds[kind]
        return `- ${first(where, most.alike)} ${verb}${said}`
      }),
      ...rest(
        lines.slice(most.pages).flatMap(({ where }) => where),
        0,
      ),
      ...(anywhere.length > 0
        ? [`- Pudieron cambiar cualquier página: ${first(anywhere.map(code), most.problems)}.`]
        : []),
    ]),
    ...section('Avisos nuevos', [
      ...problems.added.slice(0, most.problems).map(problemLine),
      ...rest(problems.added, most.problems),
    ]),
    ...section('Errores que ya estaban', [
      ...problems.kept.slice(0, most.problems).map(problemLine),
      ...rest(problems.kept, most.problems),
    ]),
    ...section('Enlaces que dejan de llegar', [
      ...broken
        .slice(0, most.problems)
        .map(({ page, href }) => `- En ${code(page)}: ${code(href)}`),
      ...rest(broken, most.problems),
    ]),
    ...section('Otros archivos que cambiaron', [
      ...files.slice(0, most.problems).map((file) => `- ${code(file)}`),
      ...rest(files, most.problems),
    ]),
    ...(problems.solved.length > 0 ? [`Avisos resueltos: ${problems.solved.length}.`] : []),
    ...notes.map((note) => `> ${plain(note)}`),
  ].join('\n\n')}\n`
}
