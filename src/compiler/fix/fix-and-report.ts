import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { BuildOptions } from '../build-content.ts'
import { count } from '../messages/phrase.ts'
import {
  type Change,
  type Fixed,
  type FixOptions,
  fixContent,
  type Repairable,
} from './fix-content.ts'

/** Applies the safe repairs and reports them; imported only where they are asked for. */
export const fixAndReport = async (build: BuildOptions, options: FixOptions): Promise<string> =>
  formatFix(await fixContent(build, options), options)

export function formatFix(fixed: Fixed, { dryRun = false }: { dryRun?: boolean } = {}): string {
  const { applied, edits, proposed, busy } = fixed
  const problems = count(applied.length, 'problema', 'problemas')
  const files = count(edits.length, 'archivo', 'archivos')
  const done = dryRun ? 'Se arreglaría sin riesgo' : 'Arreglado'
  return [
    applied.length > 0 ? `${done}: ${problems} en ${files}` : 'Nada que arreglar sin riesgo.',
    ...(dryRun ? edits.map(diffOf) : lines(applied)),
    ...busy.map((file) => `Alguien guardó ${file} mientras tanto: quedó como estaba.`),
    ...(proposed.length > 0
      ? ['', 'Lo demás pide tu decisión. Así quedaría:', ...proposed.map(diffOf)]
      : []),
  ].join('\n')
}

const lines = (problems: readonly Repairable[]) =>
  problems.map(
    ({ file, range, code }) => `  ${file}:${range.start.line}:${range.start.column} [${code}]`,
  )

function diffOf({ file, before, after }: Change): string {
  const [a, b] = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string]
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, a, b, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  })
  return `\n${patch.trimEnd()}`
}
