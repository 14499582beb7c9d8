import type { DataOf } from '../../../messages/catalogue.ts'
import { shorten } from '../../../text/printable.ts'
import { type LiteralMarkupRule, unmask } from './literal-markup.ts'

const word = /[\p{L}\p{N}]/u

/**
 * Rules for double asterisks that make nothing bold. A single one may be a note or a
 * multiplication.
 */
export const boldRules: readonly LiteralMarkupRule[] = [
  {
    pattern: /(?<!\*)\*\*([^*]{1,500})\*\*(?!\*)/g,
    explain({ 0: whole, 1: inside = '', index }, text) {
      const [before = ' ', after = ' '] = [text[index - 1], text[index + whole.length]]
      // Excludes powers, and note marks after a word: `Precio** … Envío** …`.
      if (!/\p{L}{2}/u.test(inside) || (word.test(before) && /^\s/.test(inside))) return undefined
      const bold = `**${shorten(unmask(inside).replace(/\s+/g, ' ').trim())}**`
      const opensAgain = /\s$/.test(inside) && word.test(after)
      if (/^\s/.test(inside) || (/\s$/.test(inside) && !opensAgain))
        return {
          code: 'bold-as-text',
          data: { fault: 'spaces', bold },
          repair: `**${inside.trim()}**`,
        }
      if (opensAgain || !(word.test(before) || word.test(after))) return undefined
      return {
        code: 'bold-as-text',
        data: { fault: 'glued', bold },
        repair: word.test(after) ? `${whole} ` : ` ${whole}`,
      }
    },
  },
  {
    pattern: /(?<![*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}¿¡«"“(])/gu,
    explain: () => ({ code: 'bold-as-text', data: { fault: 'unclosed' } }),
  },
]

/** Rules for markup that other programs understand and that would be published literally. */
export const foreignRules: readonly LiteralMarkupRule[] = [
  {
    pattern: /\[\[_?TOC_?\]\]|\[TOC\]/gi,
    explain: ([written]) => asForeign('contents', written, ''),
  },
  {
    // Marks of sources; the private characters may have been lost on the way.
    pattern:
      /【\d[^】\n]{0,60}】|\ue200[^\ue201\n]{1,200}\ue201|cite(?:turn\d+[a-z]+\d+)+|\[cite(?:_start|_end|: [\d, ]+)\]/gu,
    explain: ([written]) => asForeign('chat', written, ''),
  },
  {
    pattern: /(?<!\d)%%([^%]{1,200})%%/g,
    explain: ([written, inside = '']) =>
      asForeign('comment', written.replaceAll('\n', ' '), `{/* ${inside.trim()} */}`),
  },
  {
    pattern: /(?<=[\p{L}\p{N}.,;:)»”])(?:\[[1-9]\d?\])+(?![([:])/gu,
    explain: ([written]) => asForeign('citation', written),
  },
  {
    pattern:
      /(?<!\))\[(?:\/[a-z][\w-]*|cid:[^\s\]]{1,200}|(?:gallery|caption|embed|video|audio|youtube|playlist|(?:source)?code)(?:\s[^[\]\n]*)?|[a-z][\w-]*\s[^[\]\n]{0,200}=["“”][^[\]\n]{0,200})\](?!\()/gi,
    explain: ([written]) => asForeign('shortcode', written),
  },
  {
    // Code of WordPress begins on a line of its own; in a sentence such a word is only in brackets.
    pattern:
      /^\[(?:php|java(?:script)?|x?html|xml|css|sql|python|bash)(?:\s[^[\]\n]*)?\](?=[ \t]*$)/gim,
    explain: ([written]) => asForeign('shortcode', written),
  },
  {
    // Bold and italic letters of mathematics, and the joined letters of a PDF.
    pattern: /[\u{1d400}-\u{1d7ff}\ufb00-\ufb06](?:[^\n]*[\u{1d400}-\u{1d7ff}\ufb00-\ufb06])?/gu,
    explain([written]) {
      const plain = written.replace(/[\u{1d400}-\u{1d7ff}\ufb00-\ufb06]/gu, (letter) =>
        letter.normalize('NFKC'),
      )
      return asForeign('letters', written, plain)
    },
  },
  {
    pattern: /(?<![=!<>\p{L}\p{N}])==(?=[^\s=])([^=\n]{0,200}[^\s=])==(?![=\p{L}\p{N}])/gu,
    explain: ([written, inside = '']) => asForeign('highlight', written, `**${inside}**`),
  },
  {
    // An amount begins with a digit, and a formula contains one of the operators.
    pattern:
      /(?<![\p{L}\p{N}$\\])(?:\$\$?(?=[^\s\d$])([^$\n]{0,100}[^\s$])\$\$?|\$\$\n([^$\n]{1,200})\n\$\$)(?![\p{L}\p{N}$])/gu,
    explain([written, inLine, apart = '']) {
      const inside = inLine ?? apart
      if (!/[=^_\\+*/<>]/.test(inside)) return undefined
      return asForeign('formula', written.replaceAll('\n', ' '), `\`${inside}\``)
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}:/]):[a-z][a-z_]{1,30}[a-z]:(?![\p{L}\p{N}:/])/gu,
    explain: ([written]) => asForeign('emoji', written),
  },
]

const asForeign = (kind: DataOf<'foreign-markup'>['kind'], written: string, repair?: string) => ({
  code: 'foreign-markup' as const,
  data: { kind, written: shorten(unmask(written)) },
  repair,
})
