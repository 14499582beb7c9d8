import { count } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'
import type { Schedule } from '../schedule.ts'
import { formatAnnotation } from './format-annotation.ts'
import { formatProblems, summarise } from './format-problems.ts'
import { formatSarif } from './format-sarif.ts'
import { formatSchedule } from './format-schedule.ts'
import { printed } from './printed.ts'

/** How a check may answer. */
export const formats = ['terminal', 'json', 'github', 'sarif'] as const
export type Format = (typeof formats)[number]

/** What a check found: what is wrong, and what is not published. */
export type Report = { problems: readonly Problem[]; schedule: Schedule }

/** Puts all of a check into text: for people, for programs, for GitHub or for any tool of SARIF. */
export function formatReport(
  { problems, schedule }: Report,
  { root, format, color }: { root: string; format: Format; color: boolean },
): string {
  const inWords = problems.map(printed)
  if (format === 'json') return JSON.stringify({ problems: inWords, ...schedule }, null, 2)
  if (format === 'sarif') return JSON.stringify(formatSarif(inWords), null, 2)
  const list =
    format === 'github'
      ? inWords.map(formatAnnotation).join('\n')
      : problems.length > 0
        ? formatProblems(problems, { root, color })
        : summarise(problems)
  return [list, formatSchedule(schedule)].filter(Boolean).join(format === 'github' ? '\n' : '\n\n')
}

/** The problems of some files, or of all, and a sentence about those of the others. */
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
