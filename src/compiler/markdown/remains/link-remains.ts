import { proposeImagePath } from '../../fields/explain-image-path.ts'
import { shorten } from '../../fields/phrase.ts'
import { slugify } from '../../read/file-name.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { MASK } from './plain-text.ts'
import type { RemainRule } from './remain.ts'

/** How nothing but an address begins. */
const address = /^(?:\/\p{L}|#\p{L}|https?:|www\.|mailto:|tel:|\.{1,2}\/)/iu

const extension = /\.(\w{2,5})$/

const shown = (text: string) => shorten(text.replaceAll(MASK, '…').trim())

const asText = (sign: string, reason: string, hint: string): Advice => ({
  code: sign === '!' ? 'image-as-text' : 'link-as-text',
  message: `Esto parece ${sign === '!' ? 'una imagen' : 'un enlace'} y no lo es: ${reason}`,
  hint,
})

/** `/images/Mi foto.png` → `/images/mi-foto.png`. */
function withoutSpaces(path: string): string {
  const end = extension.exec(path)?.[0] ?? ''
  const parts = path.slice(0, path.length - end.length).split('/')
  return parts.map((part) => (part === '' ? '' : slugify(part))).join('/') + end.toLowerCase()
}

function explainSpaces(sign: string, label: string, target: string): Advice | undefined {
  const [bare = '', rest = ''] = target.split(/\s+(.*)/)
  if (rest === '') return undefined
  if (/^["'“”«‘’]/.test(rest))
    return asText(
      sign,
      'no se entienden las comillas que siguen a la dirección.',
      `Deja solo la dirección: ${sign}[${shown(label)}](${shown(bare)}).`,
    )
  const picture = sign === '!' ? proposeImagePath(target) : undefined
  if (picture !== undefined) {
    const name = `Escribe ![${shown(label)}](${shown(picture)}), y nombra así el archivo.`
    return asText(sign, 'la dirección no lleva espacios.', name)
  }
  const hint = target.startsWith('/')
    ? `Escribe ${sign}[${shown(label)}](${shown(withoutSpaces(target))})`
    : `Escribe ${sign}[${shown(label)}](${shown(target.replaceAll(' ', '%20'))})`
  return asText(sign, 'la dirección no lleva espacios.', `${hint}.`)
}

function explainWiki(sign: string, inside: string): Advice {
  const [target = '', label = target] = inside.split('|')
  const isPicture = sign === '!' && extension.test(target)
  return asText(
    isPicture ? '!' : '',
    'los dobles corchetes no se usan aquí.',
    isPicture
      ? `Escribe ![Lo que se ve](/images/${shown(withoutSpaces(target.trim()))}).`
      : `Escribe [${shown(label)}](/blog/${shown(slugify(target))}).`,
  )
}

/** Links and pictures that are none because of a sign too many or too few. */
export const linkRules: readonly RemainRule[] = [
  {
    pattern: /(?<!\[)(!?)\[\[([^[\]\n]{1,200})\]\](?!\])/g,
    explain: ([, sign = '', inside = '']) => explainWiki(sign, inside),
  },
  {
    pattern: /(!?)\[([^[\]\n]{0,200})\]\(([^()\n]{1,300})\)/g,
    explain([, sign = '', label = '', target = '']) {
      const isMeant = sign === '!' || address.test(target.trim())
      return isMeant ? explainSpaces(sign, label, target.trim()) : undefined
    },
  },
  {
    pattern: /(!?)\[([^[\]\n]{1,200})\][ \t]+\(([^()\s]{1,300})\)/g,
    explain([, sign = '', label = '', target = '']) {
      if (!address.test(target)) return undefined
      const hint = `Escribe ${sign}[${shown(label)}](${shown(target)}).`
      return asText(sign, 'sobra el espacio entre ] y (.', hint)
    },
  },
  {
    pattern: /\(([^()\n]{1,200})\)\[([^[\]\s]{1,300})\]/g,
    explain([, label = '', target = '']) {
      if (!address.test(target)) return undefined
      const hint = `Escribe [${shown(label)}](${shown(target)}).`
      return asText('', 'los corchetes y los paréntesis están al revés.', hint)
    },
  },
  {
    pattern: /(!?)\[([^[\]\n]{1,200})\]\(([^()\n]{1,300})$/gm,
    explain([, sign = '', label = '', target = '']) {
      const [bare = ''] = target.trim().split(/\s/)
      if (!address.test(bare)) return undefined
      const hint = `Escribe ${sign}[${shown(label)}](${shown(bare)}).`
      return asText(sign, 'le falta el paréntesis ) al final de la dirección.', hint)
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}\]\ufffc])!?\[([^[\]\n^][^[\]\n]{0,200})\]\[([^[\]\n^]{1,100})\]/gu,
    explain([, label = '', name = '']) {
      // Numbers in brackets quote sources; they link to nothing.
      if (/^\d+$/.test(label) && /^\d+$/.test(name)) return undefined
      return {
        code: 'missing-definition',
        message: `Ninguna línea dice a dónde lleva [${shown(name)}], así que esto no es un enlace.`,
        hint: `Agrega al final: [${shown(name)}]: /ruta. O escribe [${shown(label)}](/ruta).`,
      }
    },
  },
]
