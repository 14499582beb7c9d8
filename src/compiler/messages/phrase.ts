/** Small helpers that put values and lists into Spanish sentences. */

import { type Brief, printable, shorten } from '../text/printable.ts'
import type { Repair } from '../text/range.ts'
import type { Severity } from './entry.ts'

/** A text as a message quotes it: `"Hola"`. */
export const quoted = (text: string): string => `"${printable(shorten(text))}"`

/** A field's name or other code as a message shows it: `` `title` ``. */
export function code(word: string): string {
  return `\`${printable(shorten(word, 60)).replaceAll('`', "'")}\``
}

const item = /^(.*)\[(\d+)\]$/

/** A field as a sentence mentions it: `` `title` ``, or `` el elemento 2 de `keywords` ``. */
export function mention(name: string): string {
  const [, list = '', number] = item.exec(name) ?? []
  if (number === undefined) return code(name)
  return `el elemento ${number} ${of(list)}`
}

/** The same after «de», which contracts with the article. */
export const of = (name: string) => `de ${mention(name)}`.replace(/^de el /, 'del ')

/** The same at the beginning of a sentence. */
export const subject = (name: string) => mention(name).replace(/^e/, 'E')

/** The field that a list's item belongs to. */
export const fieldOf = (name: string): string => {
  const [, list] = item.exec(name) ?? []
  return list === undefined ? name : fieldOf(list)
}

const either = new Intl.ListFormat('es', { type: 'disjunction' })
const both = new Intl.ListFormat('es', { type: 'conjunction' })

/** `a, b o c`. */
export const anyOf = (words: readonly string[]): string => either.format(words)

/** `a, b y c`. */
export const allOf = (words: readonly string[]): string => both.format(words)

/** `1 error`, `3 errores`. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

/** A problem's severity in Spanish. */
export const severityWord = (severity: Severity): string =>
  severity === 'error' ? 'error' : 'advertencia'

/** `2 errores y 1 advertencia`; empty when there is nothing. */
export function countProblems(problems: readonly { severity: Severity }[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  return [
    ...(errors > 0 ? [count(errors, 'error', 'errores')] : []),
    ...(warnings > 0 ? [count(warnings, 'advertencia', 'advertencias')] : []),
  ].join(' y ')
}

/** The hint for a `<` that may be meant literally. */
export const literalTag = 'Si el signo < es parte del texto, escribe \\<.'

/** What to do about a part that another system would replace by something else. */
export const insteadOfTemplate =
  'Bórralo, y pon en su lugar lo que mostraba: ![Lo que se ve](/images/foto.webp), [un enlace](/ruta) o código entre ```.'

/** `¿Quisiste decir "ana-rios"?`, or nothing when there is no proposal. */
export function didYouMean(
  proposal: string | undefined,
  mark = (word: string) => `"${word}"`,
): string | undefined {
  return proposal === undefined ? undefined : `¿Quisiste decir ${mark(proposal)}?`
}

/** `Escribe «author: ana-rios»`, with the text of a repair. */
export const writeInstead = (_: unknown, repair: Repair | undefined): string | undefined =>
  repair && `Escribe «${shorten(repair.text, 200)}»`

/** A value as a message shows it: `"Hola"`, `8`, «una lista». */
export function shown({ kind, text }: Brief): string {
  if (kind === 'text') return quoted(text)
  if (kind === 'literal') return text
  return kind === 'list' ? 'una lista' : 'varios campos'
}
