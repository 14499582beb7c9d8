import { shorten } from '../../fields/phrase.ts'
import { MASK } from './plain-text.ts'
import type { RemainRule } from './remain.ts'

const word = /[\p{L}\p{N}]/u

const literal = 'Si son parte del texto, escribe \\*\\*.'

/** Two asterisks that make nothing bold. One alone may be a note or a product. */
export const boldRules: readonly RemainRule[] = [
  {
    pattern: /(?<!\*)\*\*(?!\*)([^*]{1,500}?)\*\*(?!\*)/g,
    explain({ 0: whole, 1: inside = '', index }, text) {
      const [before = ' ', after = ' '] = [text[index - 1], text[index + whole.length]]
      // Powers, and marks of notes behind a word: `Precio** … Envío** …`.
      if (!/\p{L}{2}/u.test(inside) || (word.test(before) && /^\s/.test(inside))) return undefined
      const bold = `**${shorten(inside.replaceAll(MASK, '…').replace(/\s+/g, ' ').trim())}**`
      const opensAgain = /\s$/.test(inside) && word.test(after)
      if (/^\s/.test(inside) || (/\s$/.test(inside) && !opensAgain))
        return {
          code: 'bold-as-text',
          message: 'Estos ** no hacen negrita: van pegados al texto, sin espacios.',
          hint: `Escribe ${bold}.`,
        }
      if (opensAgain || !(word.test(before) || word.test(after))) return undefined
      return {
        code: 'bold-as-text',
        message: 'Estos ** no hacen negrita: están pegados a la palabra de al lado.',
        hint: `Deja un espacio ${word.test(after) ? 'después' : 'antes'} de ${bold}.`,
      }
    },
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}¿¡«"“(])/gu,
    explain: () => ({
      code: 'bold-as-text',
      message: 'Estos ** se abren y no se cierran.',
      hint: `Pon otros ** donde termina la negrita. ${literal}`,
    }),
  },
]
