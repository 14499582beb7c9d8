import { join } from 'node:path'
import { styleText } from 'node:util'
import { fileInside } from '../../lib/file-inside.ts'
import { count, countProblems, severityWord } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'
import { readAgain } from '../read/read-source.ts'
import { printable } from '../text/printable.ts'
import { type Printed, printed } from './printed.ts'
import { sourceFrame } from './source-frame.ts'

/** More than this scrolls away; the summary still counts them all. */
const shown = 200

/**
 * Problems for a terminal, with the lines of their files, whose paths are relative to `root`; in
 * colours if the terminal has them.
 */
export function formatProblems(problems: readonly Problem[], root: string): string {
  const sources = new Map<string, string[]>()
  const blocks = problems.slice(0, shown).map((problem) => {
    const lines = sources.get(problem.file) ?? readLines(root, problem.file)
    sources.set(problem.file, lines)
    return block(printed(problem), lines)
  })
  const rest = problems.length - shown
  if (rest > 0) blocks.push(`… y ${rest} más.`)
  return [...blocks, summarise(problems)].join('\n\n')
}

/** `3 errores y 1 advertencia en 2 archivos`. */
export function summarise(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size
  return problems.length === 0
    ? 'Sin errores'
    : `${countProblems(problems)} en ${count(files, 'archivo', 'archivos')}`
}

function block(problem: Printed, lines: readonly string[]): string {
  const { file, line, column, severity, code, message, hint, inDraft } = problem
  const word = `${severityWord(severity)}${inDraft ? ' (borrador)' : ''}`
  const frame = sourceFrame(lines, problem).map((text) =>
    /^(?:>| +\| *\^)/.test(text) ? text : styleText('dim', text),
  )
  return [
    [
      styleText('bold', `${printable(file)}:${line}:${column}`),
      styleText(severity === 'error' ? 'red' : 'yellow', word),
      styleText('dim', `[${code}]`),
    ].join(' '),
    `  ${printable(message)}`,
    ...(hint ? [`  ${styleText('cyan', printable(hint))}`] : []),
    ...(frame.length > 0 ? ['', ...frame] : []),
  ].join('\n')
}

/** The lines of a file; none if a symbolic link leads outside the top folder of its path. */
function readLines(root: string, file: string): string[] {
  const [, folder = ''] = /^([^/]+)\//.exec(file) ?? []
  const path = fileInside(join(root, folder), join(root, file))
  return (path && readAgain(path)?.split('\n')) || []
}
