import { catalogue, type ProblemCode } from '../messages/catalogue.ts'
import type { Entry } from '../messages/entry.ts'
import { didYouMean, severityWord } from '../messages/phrase.ts'
import type { CodeWithData, LocalProblem, Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'

const sentenceOf = (message: Entry<unknown>['message'], data: unknown): string =>
  typeof message === 'function' ? message(data) : message

/** Puts a problem into words with the messages of its code. */
export function describe(problem: CodeWithData & Pick<LocalProblem, 'repair' | 'more'>): {
  message: string
  hint?: string
} {
  const { code, repair, more } = problem
  // The type of a problem guarantees that its data fit the messages of its code.
  const { message, hint } = catalogue[code] as Entry<unknown>
  const data = problem.data ?? {}
  const hints = [
    typeof hint === 'function' ? hint(data, repair) : hint,
    more !== undefined && `… y ${more} más como este.`,
  ].filter(Boolean)
  return {
    message: sentenceOf(message, data),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  }
}

/** A problem in words, as `--format=json` prints it. */
export type Printed = Pick<Problem, 'code' | 'severity' | 'file' | 'range' | 'inDraft' | 'repair'> &
  ReturnType<typeof describe> & {
    line: number
    column: number
    /** The end of the marked range on the same line, exclusive; absent for a single character. */
    endColumn?: number
  }

export function printed(problem: Problem): Printed {
  const { code, severity, file, range, repair, inDraft } = problem
  const { start, end } = range
  const isWide = end.line === start.line && end.column > start.column + 1
  return {
    code,
    severity,
    file,
    line: start.line,
    column: start.column,
    ...(isWide && { endColumn: end.column }),
    ...describe(problem),
    range,
    ...(inDraft && { inDraft }),
    ...(repair && { repair }),
  }
}

export const problemCodes = Object.keys(catalogue) as ProblemCode[]

/** The severity and the message of a code, with an example that has the problem and one that does not. */
export function explanationOf(code: ProblemCode) {
  const { severity, message, example, bad, good } = catalogue[code] as Entry<unknown>
  return { severity, sentence: sentenceOf(message, example ?? {}), bad, good }
}

/** What `--explain CODE` prints, or one line when there is no such code. */
export function explainCode(word: string): { text: string; isKnown: boolean } {
  const code = problemCodes.find((known) => known === word)
  if (code === undefined) {
    const proposal = didYouMean(nearest(word, problemCodes))
    const rest = proposal ?? 'Están todos en docs/problemas.md.'
    return { text: `No hay un problema con el código "${word}". ${rest}`, isKnown: false }
  }
  const { severity, sentence, bad, good } = explanationOf(code)
  const title = `${code} (${severityWord(severity)})`
  const text = [title, sentence, 'Mal:', indent(bad), 'Bien:', indent(good)].join('\n\n')
  return { text, isKnown: true }
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
