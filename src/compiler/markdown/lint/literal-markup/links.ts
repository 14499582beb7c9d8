import { collections } from '../../../../content/collections.ts'
import { proposeImagePath } from '../../../fields/image-path.ts'
import type { CodeWithData } from '../../../problem.ts'
import { slugify } from '../../../text/file-name.ts'
import { shorten } from '../../../text/printable.ts'
import { imageFault, linkFault, withoutGaps } from '../address-faults.ts'
import { type LiteralMarkupRule, unmask } from './literal-markup.ts'

type LinkAsText = CodeWithData<'link-as-text'> & { repair?: string }

/** Beginnings that only an address has. */
const address = /^(?:\/\p{L}|#\p{L}|https?:|www\.|mailto:|tel:|\.{1,2}\/)/iu

const shown = (text: string) => shorten(unmask(text).trim())

type Meant = { sign?: string; label: string; target: string; isFile?: boolean; isPage?: boolean }

/**
 * A fault of something that looks like a link or an image, with the correct form if its address is
 * valid.
 */
function asText(
  fault: LinkAsText['data']['fault'],
  { sign = '', label, target, isFile = false, isPage = false }: Meant,
): LinkAsText {
  const code = 'link-as-text'
  const isImage = sign === '!'
  const written = target.trim()
  const found = isImage ? imageFault(written) : linkFault(written)
  const address = found ? isImage && found.repair : written
  if (typeof address !== 'string') return { code, data: { fault, isImage, isFile: false } }
  const correct = `${sign}[${shown(label)}](${shown(address)})`
  const data = { fault, isImage, correct, isFile, ...(isPage && { page: address }) }
  return { code, data, repair: `${sign}[${label.trim()}](${address})` }
}

function explainSpaces(sign: string, label: string, target: string): LinkAsText | undefined {
  const [bare = '', rest = ''] = target.split(/\s+(.*)/)
  if (rest === '') return undefined
  const isImage = sign === '!'
  if (/^["'“”«‘’]/.test(rest)) return asText('quotes', { sign, label, target: bare })
  if (isImage && /^=?\d*x\d*$/i.test(rest)) return asText('size', { sign, label, target: bare })
  const file = isImage ? proposeImagePath(target) : undefined
  if (file !== undefined) return asText('spaces', { sign, label, target: file, isFile: true })
  return asText('spaces', { sign, label, target: withoutGaps(target) })
}

function explainWiki(sign: string, inside: string): LinkAsText {
  const [name = '', label = name] = inside.split('|')
  const file = sign === '!' ? proposeImagePath(name) : undefined
  if (file !== undefined) return asText('wiki', { sign, label: 'Lo que se ve', target: file })
  return asText('wiki', { label, target: collections.blog.urlPrefix + slugify(name), isPage: true })
}

/** Rules for links and images that have a character too many or too few. */
export const linkRules: readonly LiteralMarkupRule[] = [
  {
    pattern: /(?<!\[)(!?)\[\[([^[\]\n]{1,200})\]\](?!\])/g,
    explain: ([, sign = '', inside = '']) => explainWiki(sign, inside),
  },
  {
    pattern: /(!?)\[([^[\]\n]{0,200})\]\(([^()\n]{1,300})\)/g,
    explain([, sign = '', label = '', target = '']) {
      if (sign === '' && /^\+?\d[\d\s.-]{6,}\d$/.test(target.trim()))
        return asText('phone', { label, target: `tel:${target.replace(/[^+\d]/g, '')}` })
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
    pattern: /(!?)\[([^[\]()\n]{1,200})\(([^()\s]{1,300})\)/g,
    explain: ([, sign = '', label = '', target = '']) =>
      address.test(target) ? asText('no-bracket', { sign, label, target }) : undefined,
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
      const { repair, ...rest } = asText('unclosed', { sign, label, target: bare })
      return more === undefined && repair ? { ...rest, repair } : rest
    },
  },
  {
    pattern: /(?<![\p{L}\p{N}\]\ufffc])!?\[([^[\]\n^][^[\]\n]{0,200})\]\[([^[\]\n^]{1,100})\]/gu,
    explain([, label = '', name = '']) {
      // Numbers in brackets cite sources and are not links.
      if (/^\d+$/.test(label) && /^\d+$/.test(name)) return undefined
      const data = { label: shown(label), name: shown(name) }
      return { code: 'missing-definition', data }
    },
  },
]
