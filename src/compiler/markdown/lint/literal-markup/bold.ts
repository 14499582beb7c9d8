import { shorten } from '../../../text/printable.ts'
import type { LiteralMarkupRule } from './literal-markup.ts'
import { unmask } from './plain-text.ts'

const word = /[\p{L}\p{N}]/u

/** Two asterisks that make nothing bold. One alone may be a note or a product. */
export const boldRules: readonly LiteralMarkupRule[] = [
  {
    pattern: /(?<!\*)\*\*(?!\*)([^*]{1,500}?)\*\*(?!\*)/g,
    explain({ 0: whole, 1: inside = '', index }, text) {
      const [before = ' ', after = ' '] = [text[index - 1], text[index + whole.length]]
      // Powers, and marks of notes behind a word: `Precio** … Envío** …`.
      if (!/\p{L}{2}/u.test(inside) || (word.test(before) && /^\s/.test(inside))) return undefined
      const bold = `**${shorten(unmask(inside).replace(/\s+/g, ' ').trim())}**`
      const opensAgain = /\s$/.test(inside) && word.test(after)
      if (/^\s/.test(inside) || (/\s$/.test(inside) && !opensAgain))
        return {
          cause: { code: 'bold-as-text', data: { fault: 'spaces', bold } },
          correct: `**${inside.trim()}**`,
        }
      if (opensAgain || !(word.test(before) || word.test(after))) return undefined
      const fault = word.test(after) ? 'no-space-after' : 'no-space-before'
      return {
        cause: { code: 'bold-as-text', data: { fault, bold } },
        correct: word.test(after) ? `${whole} ` : ` ${whole}`,
      }
    },
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}¿¡«"“(])/gu,
    explain: () => ({ cause: { code: 'bold-as-text', data: { fault: 'unclosed' } } }),
  },
]
