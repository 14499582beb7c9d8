import { error } from '../finding.ts'
import { disarm, placeAt } from './source-place.ts'
import type { SyntaxFault, SyntaxProblem } from './syntax-fault.ts'

/** The brace before an offset that nothing closes. */
function openBrace(source: string, before: number): number {
  let closed = 0
  for (let index = before - 1; index >= 0; index -= 1) {
    const sign = source[index]
    if ((sign !== '{' && sign !== '}') || source[index - 1] === '\\') continue
    if (sign === '}') closed += 1
    else if (closed === 0) return index
    else closed -= 1
  }
  return source.lastIndexOf('{', before)
}

/** What is wrong with a brace that the parser could not follow to its end. */
export function explainBrace({ source, rule, from }: SyntaxProblem): SyntaxFault {
  const brace = openBrace(source, from)
  const literal = 'Si es parte del texto, escribe \\{, o ponla entre acentos graves: `{`.'
  return {
    finding: error(
      placeAt(source, Math.max(brace, 0)),
      rule === 'unexpected-lazy'
        ? {
            code: 'lazy-line',
            message:
              'Esta llave { se cierra en una línea que ya no pertenece a la cita o a la lista.',
            hint: literal,
          }
        : {
            code: 'unclosed-brace',
            message: 'Esta llave { se abre y no se cierra.',
            hint: literal,
          },
    ),
    repaired: brace === -1 ? source : disarm(source, brace),
  }
}
