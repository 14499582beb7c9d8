import { distance } from 'fastest-levenshtein'
import type { AddressKind } from '../../../lib/classify-address.ts'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { picturePath } from '../../../lib/picture-path.ts'
import { isLocal } from '../../fields/explain-format.ts'
import { explainImagePath } from '../../fields/explain-image-path.ts'
import { quoted } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'

/** Where a link of a text may lead. */
const LINK_KINDS: readonly AddressKind[] = ['path', 'anchor', 'web', 'mail', 'phone']

/** What is wrong with the address of a link, if anything. */
export function explainAddress(
  address: string,
  allowed: readonly AddressKind[] = LINK_KINDS,
): Advice | undefined {
  const kind = classifyAddress(address)
  if (allowed.includes(kind)) return undefined
  const shown = quoted(address)
  switch (kind) {
    case 'empty':
      return {
        code: 'empty-address',
        message: 'Este enlace no lleva a ninguna parte.',
        hint: 'Escribe la dirección entre los paréntesis: [texto](/contacto).',
      }
    case 'scheme': {
      const web = mistypedWeb(address)
      if (web)
        return {
          code: 'malformed-address',
          message: `La dirección ${shown} está mal escrita.`,
          hint: `Escribe ${web}`,
        }
      return {
        code: 'forbidden-address',
        message: `La dirección ${shown} no se puede publicar.`,
        hint: 'Puede ser https://…, una página de este sitio (/contacto), #sección, mailto: o tel:.',
      }
    }
    case 'protocol-relative':
      return {
        code: 'protocol-relative-address',
        message: `La dirección ${shown} empieza con dos diagonales y lleva a otro sitio.`,
        hint: 'Escribe https:// delante, o una sola diagonal si es una página de este sitio.',
      }
    case 'relative':
      return { code: 'relative-address', ...explainRelative(address) }
    case 'malformed':
      return { code: 'malformed-address', ...explainMalformed(address) }
    default:
      return {
        code: 'address-kind',
        message: `Aquí no va una dirección como ${shown}.`,
      }
  }
}

/** What an address lacks that depends on the page where it stands. */
function explainRelative(address: string): Pick<Advice, 'message' | 'hint'> {
  const text = address.trim()
  const lacks = (what: string) =>
    `A la dirección ${quoted(address)} le falta ${what} del principio.`
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(text))
    return { message: lacks('el mailto:'), hint: `Escribe mailto:${text}.` }
  if (/^(?:[a-z0-9-]+\.)+(?!mdx?\b)[a-z]{2,}(?:\/|$)/i.test(text))
    return { message: lacks('el https://'), hint: `Escribe https://${text}.` }
  const path = text.replace(/^[./]+/, '').replace(/\.mdx?$/, '')
  const hint = /^[\w/-]+$/.test(path)
    ? `Escribe /${path}.`
    : 'Las páginas de este sitio empiezan con una diagonal, y los otros sitios con https://.'
  return { message: lacks('la diagonal'), hint }
}

/** What is wrong with an address that begins as it should, or nearly. */
function explainMalformed(address: string): Pick<Advice, 'message' | 'hint'> {
  const shown = quoted(address)
  const bare = address.trim().replace(/^[a-z]+:\/*/i, '')
  if (/^https?:/i.test(address) && isLocal(bare))
    return {
      message: `La dirección ${shown} solo existe en tu computadora o en tu red.`,
      hint: `Escribe ${/\/.*/.exec(bare)?.[0] ?? '/'}`,
    }
  if (/^https?:\/\/[\d.]+(?:[:/]|$)/i.test(address))
    return {
      message: `La dirección ${shown} lleva números en lugar de un dominio.`,
      hint: 'Escribe el nombre del sitio: https://ejemplo.com.',
    }
  return {
    message: `La dirección ${shown} está mal escrita.`,
    hint: 'Ejemplos: https://ejemplo.com/pagina, /contacto, mailto:hola@ejemplo.com, tel:+525500000000. Sin espacios.',
  }
}

/** `htps://ejemplo.com` → `https://ejemplo.com`. */
function mistypedWeb(address: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]{3,6}):\/{0,2}(\w[\w-]*\..*)$/i.exec(address) ?? []
  return rest !== '' && distance(scheme.toLowerCase(), 'https') <= 2 ? `https://${rest}` : undefined
}

/** What is wrong with the address of a picture, if anything. */
export function explainPicture(address: string): Advice | undefined {
  if (picturePath.test(address)) return undefined
  const kind = classifyAddress(address)
  if (kind === 'web')
    return {
      code: 'external-image',
      message: `La imagen ${quoted(address)} está en otro sitio.`,
      hint: 'Guárdala en content/images y escribe su ruta: /images/foto.webp.',
    }
  if (kind === 'empty')
    return {
      code: 'empty-address',
      message: 'Esta imagen no dice qué archivo muestra.',
      hint: 'Escribe su ruta entre los paréntesis: ![Lo que se ve](/images/foto.webp).',
    }
  const isFile = /^(?:file:\/+)?[a-z]:[\\/]/i.test(address)
  if (kind === 'scheme' && !isFile)
    return {
      code: 'forbidden-address',
      message: `La imagen ${quoted(address)} no se puede publicar.`,
      hint: 'Guárdala en content/images y escribe su ruta: /images/foto.webp.',
    }
  if (kind === 'protocol-relative') return explainAddress(address)
  return { code: 'image-path', ...explainImagePath(address) }
}
