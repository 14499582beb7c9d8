import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { styleText } from 'node:util'
import { ifReadable } from '../../lib/if-readable.ts'
import { count, countProblems, severityWord } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'
import { readAgain } from '../read/read-source.ts'
import { printable } from '../text/printable.ts'
import { type Printed, printed } from './printed.ts'
import { sourceFrame } from './source-frame.ts'

/** More than this scrolls away; the summary still counts them all. */
const shown = 200

/** Problems for a terminal, with the lines of their files, whose paths are relative to `root`. */
export function formatProblems(
  problems: readonly Problem[],
  { root, color = false }: { root: string; color?: boolean },
): string {
  // The caller has checked whether the output takes colours.
  const paint: Paint = (style, text) =>
    color ? styleText(style, text, { validateStream: false }) : text
  const sources = new Map<string, string[]>()
  const blocks = problems.slice(0, shown).map((problem) => {
    const lines = sources.get(problem.file) ?? readLines(root, problem.file)
    sources.set(problem.file, lines)
    return block(printed(problem), lines, paint)
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

type Paint = (style: 'bold' | 'red' | 'yellow' | 'dim' | 'cyan', text: string) => string

function block(problem: Printed, lines: readonly string[], paint: Paint): string {
  const { file, line, column, severity, code, message, hint, inDraft } = problem
  const word = `${severityWord(severity)}${inDraft ? ' (borrador)' : ''}`
  const frame = sourceFrame(lines, problem).map((text) =>
    /^(?:>| +\| *\^)/.test(text) ? text : paint('dim', text),
  )
  return [
    [
      paint('bold', `${printable(file)}:${line}:${column}`),
      paint(severity === 'error' ? 'red' : 'yellow', word),
      paint('dim', `[${code}]`),
    ].join(' '),
    `  ${printable(message)}`,
    ...(hint ? [`  ${paint('cyan', printable(hint))}`] : []),
    ...(frame.length > 0 ? ['', ...frame] : []),
  ].join('\n')
}

/** The lines of a file; none if a symbolic link leads outside the top folder of its path. */
function readLines(root: string, file: string): string[] {
  const text = ifReadable(() => {
    const [, folder = ''] = /^([^/]+)\//.exec(file) ?? []
    const path = realpathSync(join(root, file))
    const isInside = path.startsWith(realpathSync(join(root, folder)) + sep)
    return isInside && statSync(path).isFile() ? readAgain(path) : undefined
  })
  return text?.split('\n') ?? []
}
