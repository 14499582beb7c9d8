import { catalogue, type ProblemCode } from '../messages/catalogue.ts'
import type { Entry } from '../messages/entry.ts'
import { didYouMean } from '../messages/phrase.ts'
import { nearest } from '../text/nearest.ts'

export const problemCodes = Object.keys(catalogue) as ProblemCode[]

/** What is said about a code, with a text that has the problem and one that has not. */
export function explanationOf(code: ProblemCode) {
  const { message, example, bad, good } = catalogue[code] as Entry<unknown>
  return { sentence: typeof message === 'function' ? message(example ?? {}) : message, bad, good }
}

/** What `--explain CODE` prints, or one line when there is no such code. */
export function explainCode(word: string): { text: string; isKnown: boolean } {
  const code = problemCodes.find((known) => known === word)
  if (code === undefined) {
    const proposal = didYouMean(nearest(word, problemCodes))
    const rest = proposal ?? 'Están todos en docs/problemas.md.'
    return { text: `No hay un problema con el código "${word}". ${rest}`, isKnown: false }
  }
  const { sentence, bad, good } = explanationOf(code)
  const text = [code, sentence, 'Mal:', indent(bad), 'Bien:', indent(good)].join('\n\n')
  return { text, isKnown: true }
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
