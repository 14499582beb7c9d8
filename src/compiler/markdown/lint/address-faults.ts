import { distance } from 'fastest-levenshtein'
import type { Node } from 'unist'
import { type AddressKind, classifyAddress } from '../../../lib/classify-address.ts'
import { imagePath } from '../../../lib/image.ts'
import { imagePathFault } from '../../fields/image-path.ts'
import type { Fault } from '../../problem.ts'
import { pageOfFile } from '../../text/addresses.ts'
import { slugify } from '../../text/file-name.ts'
import { shorten } from '../../text/printable.ts'
import { type Range, rangeIn } from '../../text/range.ts'
import { writtenOf } from '../tree.ts'

export function linkFault(written: string): Fault | undefined {
  const address = shorten(written, 200)
  switch (classifyAddress(written)) {
    case 'empty':
      return { code: 'empty-address', data: { of: 'link' } }
    case 'scheme': {
      const correct = mistypedWeb(written)
      const data = { address, fault: 'spelling', correct } as const
      return correct
        ? { code: 'malformed-address', data, repair: correct }
        : { code: 'forbidden-address', data: { address } }
    }
    case 'protocol-relative':
      return { code: 'malformed-address', data: { address, fault: 'slashes' } }
    case 'relative': {
      const known = readRelative(written)
      return { code: 'relative-address', data: { address, ...known }, repair: known.correct }
    }
    case 'malformed': {
      const known = readMalformed(written)
      return { code: 'malformed-address', data: { address, ...known }, repair: known.correct }
    }
    default:
      return undefined
  }
}

/** A file of another site, whose ending is no domain. */
const fileName = /^[^/]+\.(?:mdx?|html?|php|pdf|docx?|xlsx?|jpe?g|png|gif|svg|webp)$/i

/** What a relative address lacks, and the address that was probably meant. */
function readRelative(address: string) {
  const text = address.trim()
  const [, quoted] = /^["“”'‘’«](.*)["“”'‘’»]$/.exec(text) ?? []
  if (quoted !== undefined && isSound(quoted)) return { lacks: 'quotes', correct: quoted } as const
  const web = plainWeb(text)
  if (web !== undefined) return { lacks: 'https', correct: web } as const
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(text))
    return { lacks: 'mailto', correct: `mailto:${text}` } as const
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i.test(text) && !fileName.test(text))
    return { lacks: 'https', correct: `https://${text}` } as const
  const page = pageOfFile(text)
  if (page !== undefined) return { lacks: 'page', correct: page, page } as const
  const path = text.replace(/^[./]+/, '')
  return {
    lacks: 'slash',
    correct: /^[\p{L}\d_/ -]+$/u.test(path) ? withoutGaps(`/${path}`) : undefined,
  } as const
}

/** Addresses, without their scheme, that work only on the writer's machine or network. */
const local = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/i

/** What is wrong with a malformed address, and the correct one if it is clear. */
function readMalformed(address: string) {
  const bare = address.trim().replace(/^[a-z]+:\/*/i, '')
  if (/^https?:/i.test(address) && local.test(bare))
    return { fault: 'local', correct: /\/.*/.exec(bare)?.[0] ?? '/' } as const
  if (/^https?:\/\/[\d.]+(?:[:/]|$)/i.test(address)) return { fault: 'numbers' } as const
  const compact = plainWeb(address) ?? withoutGaps(address)
  const isBetter = compact !== address && classifyAddress(compact) !== 'malformed'
  return { fault: 'spelling', ...(isBetter && { correct: compact }) } as const
}

const sound = new Set<AddressKind>(['path', 'anchor', 'web', 'mail', 'phone'])

/** Whether an address has no fault. Does not use `linkFault`, which would call this recursively. */
const isSound = (address: string) => sound.has(classifyAddress(address))

/** `https:/ejemplo.com`, `https//ejemplo.com`, `https://https://ejemplo.com` → `https://ejemplo.com`. */
function plainWeb(address: string): string | undefined {
  const [start = ''] = /^(?:https?(?::[/\\]*|[/\\]+))+(?=\w)/i.exec(address) ?? []
  const correct = `https://${address.slice(start.length)}`
  return start !== '' && classifyAddress(correct) === 'web' ? correct : undefined
}

/**
 * An address with its spaces removed or replaced so that it works: `tel:+52 55 1234` →
 * `tel:+52551234`, `#uno dos` → `#uno-dos`, `/Mi página` → `/mi-pagina`.
 */
export function withoutGaps(address: string): string {
  const text = address.trim()
  if (/^(?:(?:tel|mailto):|https:\/\/wa\.me\/[^?]*$)/i.test(text))
    return text.replace(/(?:\s|%20)+/g, '')
  if (text.startsWith('#')) return `#${slugify(text.slice(1))}`
  if (!text.startsWith('/')) return text.replaceAll(' ', '%20')
  const end = /\.\w{2,5}$/.exec(text)?.[0] ?? ''
  const parts = text.slice(0, text.length - end.length).split('/')
  return parts.map((part) => (part === '' ? '' : slugify(part))).join('/') + end.toLowerCase()
}

/** `htps://ejemplo.com` → `https://ejemplo.com`. */
function mistypedWeb(address: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]{3,6}):\/{0,2}(\w[\w-]*\..*)$/i.exec(address) ?? []
  return rest !== '' && distance(scheme.toLowerCase(), 'https') <= 2 ? `https://${rest}` : undefined
}

export function imageFault(written: string): Fault | undefined {
  if (imagePath.test(written)) return undefined
  return classifyAddress(written) === 'empty'
    ? { code: 'empty-address', data: { of: 'image' } }
    : imagePathFault(written)
}

/**
 * The range of an address, or of another value of an attribute, in the source of its node; null
 * where it is written in another way, such as with a backslash.
 */
export function rangeOfAddress(
  node: Node,
  address: string | null | undefined,
  source: string,
): Range | null {
  const { position } = node
  if (!address || !position) return null
  const written = writtenOf(node, source)
  // A bare address is its own link.
  const at = written === address ? 0 : startOfAddress(node, written)
  const isWhole = /^(?:[\s)>"']|$)/.test(written.slice(at + address.length))
  if (!written.startsWith(address, at) || !isWhole) return null
  return rangeIn(written, at, at + address.length, position.start)
}

/**
 * Where the address begins in the source of a node. A link's text and a definition's name may
 * contain the same address.
 */
function startOfAddress({ type }: Node, written: string): number {
  const sign = type === 'mdxJsxAttribute' ? '=' : type === 'definition' ? ']:' : ']('
  const end = (sign === '](' ? written.lastIndexOf(sign) : written.indexOf(sign)) + sign.length
  // On a new line of a quote a mark comes first.
  const opening = /[\s>]*[<"']?/y
  opening.lastIndex = end
  return end + (opening.exec(written)?.[0].length ?? 0)
}
