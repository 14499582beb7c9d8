import type { AddressKind } from '../../../lib/classify-address.ts'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { picturePath } from '../../../lib/picture-path.ts'
import { quoted } from '../../explain/phrase.ts'
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
    case 'scheme':
      return {
        code: 'forbidden-address',
        message: `La dirección ${shown} no se puede publicar.`,
        hint: 'Puede ser https://…, una página de este sitio (/contacto), #sección, mailto: o tel:.',
      }
    case 'protocol-relative':
      return {
        code: 'protocol-relative-address',
        message: `La dirección ${shown} empieza con dos diagonales y lleva a otro sitio.`,
        hint: 'Escribe https:// delante, o una sola diagonal si es una página de este sitio.',
      }
    case 'relative':
      return {
        code: 'relative-address',
        message: `La dirección ${shown} no dice dónde empieza.`,
        hint: explainRelative(address),
      }
    case 'malformed':
      return {
        code: 'malformed-address',
        message: `La dirección ${shown} está mal escrita.`,
        hint: 'Ejemplos: https://ejemplo.com/pagina, /contacto, mailto:hola@ejemplo.com, tel:+525500000000. Sin espacios.',
      }
    default:
      return {
        code: 'address-kind',
        message: `Aquí no va una dirección como ${shown}.`,
      }
  }
}

function explainRelative(address: string): string {
  const text = address.trim()
  if (/^[^\s/@]+@[^\s/@]+\.[a-z]{2,}$/i.test(text)) return `Escribe mailto:${text}.`
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i.test(text)) return `Escribe https://${text}.`
  const path = text.replace(/^[./]+/, '')
  return /^[\w/-]+$/.test(path)
    ? `Las páginas de este sitio empiezan con una diagonal: /${path}.`
    : 'Las páginas de este sitio empiezan con una diagonal, y los otros sitios con https://.'
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
  if (kind === 'scheme' || kind === 'protocol-relative') return explainAddress(address)
  return {
    code: 'image-path',
    message: `La ruta de imagen ${quoted(address)} no sirve.`,
    hint: 'Las imágenes están en content/images y se escriben /images/foto.webp: minúsculas, números y guiones; svg, png, jpg, webp, avif o gif.',
  }
}
