import { catalogue, type ProblemCode } from '../messages/catalogue.ts'
import type { Entry } from '../messages/entry.ts'
import { didYouMean } from '../messages/phrase.ts'
import { nearest } from '../text/nearest.ts'

/** All codes, as they stand in the catalogue. */
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

/** The text of docs/problemas.md. */
export function problemPage(): string {
  const parts = [...problemCodes].sort().map((code) => {
    const { sentence, bad, good } = explanationOf(code)
    return `## ${code}\n\n${sentence}\n\nMal:\n\n${fenced(bad)}\n\nBien:\n\n${fenced(good)}\n`
  })
  return `${intro}\n\n${parts.join('\n')}`
}

const intro = `# Problemas del contenido

Cada problema que encuentra \`npm run check\` tiene un código. Aquí están todos, con un ejemplo que lo
tiene y otro que no. \`npm run check -- --explain CÓDIGO\` muestra uno solo.

Esta página se hace del catálogo en \`src/compiler/messages/es/\`:
\`npx vitest run --project unit tests/content/problem-catalogue.test.ts -u\` la escribe de nuevo.`

/** A block of code, between more backticks than it has itself. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
