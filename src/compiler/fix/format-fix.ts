import { count } from '../messages/phrase.ts'
import type { Change, Fixed, Repairable } from './fix-content.ts'
import { unifiedDiff } from './unified-diff.ts'

/** Tells what was repaired, what was not, and what the rest would look like. */
export function formatFix(fixed: Fixed, { dryRun = false }: { dryRun?: boolean } = {}): string {
  const { applied, edits, takenBack, proposed, busy } = fixed
  const problems = count(applied.length, 'problema', 'problemas')
  const files = count(edits.length, 'archivo', 'archivos')
  const done = dryRun ? 'Se arreglaría sin riesgo' : 'Arreglado'
  return [
    applied.length > 0 ? `${done}: ${problems} en ${files}` : 'Nada que arreglar sin riesgo.',
    ...(dryRun ? edits.map(diffOf) : lines(applied)),
    ...busy.map((file) => `Alguien guardó ${file} mientras tanto: quedó como estaba.`),
    ...(takenBack.length > 0
      ? ['', 'Se deshizo, porque dejaba otro error en su lugar:', ...lines(takenBack)]
      : []),
    ...(proposed.length > 0
      ? ['', 'Lo demás pide tu decisión. Así quedaría:', ...proposed.map(diffOf)]
      : []),
  ].join('\n')
}

const lines = (problems: readonly Repairable[]) =>
  problems.map(
    ({ file, range, code }) => `  ${file}:${range.start.line}:${range.start.column} [${code}]`,
  )

const diffOf = ({ file, before, after }: Change) => `\n${unifiedDiff(file, before, after)}`
