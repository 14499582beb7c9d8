import { formatDay } from '../../lib/format-date.ts'
import { count } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'
import type { Schedule, WaitingEntry } from '../schedule.ts'
import { printable, shorten } from '../text/printable.ts'
import { formatProblems, summarise } from './format-problems.ts'
import { formatSarif } from './format-sarif.ts'
import { type Printed, printed } from './printed.ts'

export const formats = ['terminal', 'json', 'github', 'sarif'] as const
export type Format = (typeof formats)[number]

/** Formats the result of a check for people, for programs, for GitHub or for SARIF tools. */
export function formatReport(
  { problems, schedule }: { problems: readonly Problem[]; schedule: Schedule },
  { root, format }: { root: string; format: Format },
): string {
  const inWords = problems.map(printed)
  if (format === 'json') return JSON.stringify({ problems: inWords, ...schedule }, null, 2)
  if (format === 'sarif') return JSON.stringify(formatSarif(inWords), null, 2)
  const list =
    format === 'github'
      ? inWords.map(formatAnnotation).join('\n')
      : problems.length > 0
        ? [formatProblems(problems, root), ...whatFixes(problems)].join('\n')
        : summarise(problems)
  return [list, formatSchedule(schedule)].filter(Boolean).join(format === 'github' ? '\n' : '\n\n')
}

function whatFixes(problems: readonly Problem[]): string[] {
  const safe = problems.filter(({ repair }) => repair?.safe).length
  const found = count(safe, 'problema se arregla solo', 'problemas se arreglan solos')
  return safe > 0 ? [`${found} con: npm run check -- --fix`] : []
}

/** The problems of some files, or of all, and a sentence about the errors in the others. */
export function selectFiles(
  problems: readonly Problem[],
  files?: ReadonlySet<string>,
): { problems: readonly Problem[]; others?: string } {
  if (!files) return { problems }
  const selected = problems.filter(({ file }) => files.has(file))
  const errors = problems.filter(({ file, severity }) => severity === 'error' && !files.has(file))
  if (errors.length === 0) return { problems: selected }
  const found = count(errors.length, 'error', 'errores')
  return {
    problems: selected,
    others: `Hay además ${found} en archivos que no cambiaste. Míralos con: npm run check`,
  }
}

/**
 * A problem as a workflow command:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
function formatAnnotation(problem: Printed): string {
  const { severity, file, line, column, endColumn, code, message, hint } = problem
  const properties = {
    file: printable(file),
    line,
    col: column,
    ...(endColumn ? { endColumn } : {}),
    title: code,
  }
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${property(String(value))}`,
  )
  const text = printable(hint ? `${message} ${hint}` : message)
  return `::${severity} ${list.join(',')}::${data(text)}`
}

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/**
 * What is not published and why, and the next change; empty when all is published and nothing will
 * change.
 */
export function formatSchedule({ waiting, next }: Schedule): string {
  const lines = waiting.map(
    (entry) => `  ${named(entry)}: ${reasonOf(entry)} (${printable(entry.file)})`,
  )
  if (lines.length > 0)
    lines.unshift(`Sin publicar: ${count(waiting.length, 'archivo', 'archivos')}`)
  if (next) {
    const what = next.what === 'is-over' ? ' pasa al archivo' : ''
    lines.push(`Próximo cambio: ${formatDay(next.date).short}, ${named(next)}${what}`)
  }
  return lines.join('\n')
}

const named = ({ title }: Pick<WaitingEntry, 'title'>) => `«${printable(shorten(title, 80))}»`

function reasonOf({ reason, date }: WaitingEntry): string {
  if (reason === 'date' && date) return `se publica el ${formatDay(date).short}`
  return date ? `borrador, con fecha del ${formatDay(date).short}` : 'borrador'
}
