import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { count, printable } from '../fields/phrase.ts'
import { decodeSource, maximumBytes } from '../read/read-source.ts'
import type { Diagnostic } from './diagnostic.ts'
import { sourceFrame } from './source-frame.ts'

export type Format = 'terminal' | 'json' | 'github'

export type FormatOptions = {
  /** The folder that the files' paths start from, to show their lines. */
  root: string
  format?: Format
  color?: boolean
}

/** More than this scrolls away; the summary still counts them all. */
const shown = 200

/** Puts findings into text: for people, for programs, or as annotations of GitHub. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { root, format = 'terminal', color = false }: FormatOptions,
): string {
  if (format === 'json') return JSON.stringify(diagnostics, null, 2)
  if (format === 'github') return diagnostics.map(annotation).join('\n')
  const paint = color ? colours : plain
  const sources = new Map<string, string[]>()
  const blocks = diagnostics.slice(0, shown).map((diagnostic) => {
    const lines = sources.get(diagnostic.file) ?? readLines(root, diagnostic.file)
    sources.set(diagnostic.file, lines)
    return block(diagnostic, lines, paint)
  })
  const rest = diagnostics.length - shown
  if (rest > 0) blocks.push(`… y ${rest} más.`)
  return [...blocks, summarise(diagnostics)].join('\n\n')
}

/** `3 errores y 1 advertencia en 2 archivos`. */
export function summarise(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const parts = [
    ...(errors > 0 ? [count(errors, 'error', 'errores')] : []),
    ...(warnings > 0 ? [count(warnings, 'advertencia', 'advertencias')] : []),
  ]
  return parts.length === 0
    ? 'Sin errores'
    : `${parts.join(' y ')} en ${count(files, 'archivo', 'archivos')}`
}

type Paint = Record<'place' | 'error' | 'warning' | 'dim' | 'hint', (text: string) => string>

const ansi = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
const same = (text: string) => text
const plain: Paint = { place: same, error: same, warning: same, dim: same, hint: same }
const colours: Paint = {
  place: ansi(1),
  error: ansi(31),
  warning: ansi(33),
  dim: ansi(2),
  hint: ansi(36),
}

function block(diagnostic: Diagnostic, lines: readonly string[], paint: Paint): string {
  const { file, line, column, severity, code, message, hint } = diagnostic
  const word = severity === 'error' ? 'error' : 'advertencia'
  const mark = paint[severity]
  const frame = sourceFrame(lines, diagnostic).map((text) =>
    /^(?:>| +\| *\^)/.test(text) ? text : paint.dim(text),
  )
  return [
    `${paint.place(`${printable(file)}:${line}:${column}`)} ${mark(word)} ${paint.dim(`[${code}]`)}`,
    `  ${printable(message)}`,
    ...(hint ? [`  ${paint.hint(printable(hint))}`] : []),
    ...(frame.length > 0 ? ['', ...frame] : []),
  ].join('\n')
}

function readLines(root: string, file: string): string[] {
  try {
    const path = join(root, file)
    const status = statSync(path)
    if (!status.isFile() || status.size > maximumBytes) return []
    const source = decodeSource(readFileSync(path))
    return 'text' in source ? source.text.split('\n') : []
  } catch {
    return []
  }
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column, endColumn, code, message, hint } = diagnostic
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
