import { count } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'

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
