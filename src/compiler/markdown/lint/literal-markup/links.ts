import { proposeImagePath } from '../../../fields/image-path.ts'
import { shorten } from '../../../text/printable.ts'
import { slugify } from '../../../text/slugify.ts'
import type { LiteralMarkup, LiteralMarkupRule } from './literal-markup.ts'
import { unmask } from './plain-text.ts'

type Explained = Pick<LiteralMarkup, 'cause' | 'correct'>
type Fault = 'quotes' | 'spaces' | 'wiki' | 'gap' | 'swapped' | 'unclosed'

/** How nothing but an address begins. */
const address = /^(?:\/\p{L}|#\p{L}|https?:|www\.|mailto:|tel:|\.{1,2}\/)/iu

const extension = /\.(\w{2,5})$/

const shown = (text: string) => shorten(unmask(text).trim())

type Meant = { sign?: string; label: string; target: string; folder?: string; isFile?: boolean }

/** Something that looks like a link or a picture, and how it would be one. */
function asText(
  fault: Fault,
  { sign = '', label, target, folder = '', isFile = false }: Meant,
): Explained {
  const correct = `${sign}[${shown(label)}](${folder}${shown(target)})`
  return {
    cause: {
      code: sign === '!' ? 'image-as-text' : 'link-as-text',
      data: { fault, correct, isFile },
    },
    correct: `${sign}[${label.trim()}](${folder}${target.trim()})`,
  }
}

/** `/images/Mi foto.png` → `/images/mi-foto.png`. */
function withoutSpaces(path: string): string {
  const end = extension.exec(path)?.[0] ?? ''
  const parts = path.slice(0, path.length - end.length).split('/')
  return parts.map((part) => (part === '' ? '' : slugify(part))).join('/') + end.toLowerCase()
}

function explainSpaces(sign: string, label: string, target: string): Explained | undefined {
  const [bare = '', rest = ''] = target.split(/\s+(.*)/)
  if (rest === '') return undefined
  if (/^["'“”«‘’]/.test(rest)) return asText('quotes', { sign, label, target: bare })
  const file = sign === '!' ? proposeImagePath(target) : undefined
  if (file !== undefined) return asText('spaces', { sign, label, target: file, isFile: true })
  const path = target.startsWith('/') ? withoutSpaces(target) : target.replaceAll(' ', '%20')
  return asText('spaces', { sign, label, target: path })
}

function explainWiki(sign: string, inside: string): Explained {
  const [name = '', label = name] = inside.split('|')
  if (sign !== '!' || !extension.test(name))
    return asText('wiki', { label, target: slugify(name), folder: '/blog/' })
  const target = withoutSpaces(name.trim())
  return asText('wiki', { sign, label: 'Lo que se ve', target, folder: '/images/' })
}

/** Links and pictures that are none because of a sign too many or too few. */
export const linkRules: readonly LiteralMarkupRule[] = [
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
    explain: ([, sign = '', label = '', target = '']) =>
      address.test(target) ? asText('gap', { sign, label, target }) : undefined,
  },
  {
    pattern: /\(([^()\n]{1,200})\)\[([^[\]\s]{1,300})\]/g,
    explain: ([, label = '', target = '']) =>
      address.test(target) ? asText('swapped', { label, target }) : undefined,
  },
  {
    pattern: /(!?)\[([^[\]\n]{1,200})\]\(([^()\n]{1,300})$/gm,
    explain([, sign = '', label = '', target = '']) {
      const [bare = '', more] = target.trim().split(/\s/)
      if (!address.test(bare)) return undefined
      const { cause, correct } = asText('unclosed', { sign, label, target: bare })
      return more === undefined ? { cause, correct } : { cause }
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}\]\ufffc])!?\[([^[\]\n^][^[\]\n]{0,200})\]\[([^[\]\n^]{1,100})\]/gu,
    explain([, label = '', name = '']) {
      // Numbers in brackets quote sources; they link to nothing.
      if (/^\d+$/.test(label) && /^\d+$/.test(name)) return undefined
      const data = { label: shown(label), name: shown(name) }
      return { cause: { code: 'missing-definition', data } }
    },
  },
]
