import { slugify } from '../read/file-name.ts'
import type { Advice } from '../report/diagnostic.ts'
import { explainDay } from './explain-date.ts'
import { explainImagePath } from './explain-image-path.ts'
import type { Subject } from './explain-issue.ts'
import { fold } from './nearest.ts'
import { of, quoted, subject } from './phrase.ts'
import { descriptionOf } from './walk-schema.ts'

/** What is wrong with a text that should have a certain form; the names come from the schemas. */
export function explainFormat(format: string, { name, value, schema }: Subject): Advice {
  const text = typeof value === 'string' ? value.slice(0, 300) : ''
  switch (format) {
    case 'date':
      return { code: 'invalid-date', ...explainDay(text) }
    case 'url':
      return { code: 'invalid-address', ...explainWebAddress(name, text) }
    case 'email':
      return {
        code: 'invalid-email',
        message: `${quoted(text)} no es una dirección de correo.`,
        hint: 'Por ejemplo: hola@lumbre.example',
      }
    case 'image-path':
      return { code: 'image-path', ...explainImagePath(text) }
    case 'site-path':
      return { code: 'site-path', ...explainSitePath(text) }
    case 'identifier':
      return {
        code: 'identifier',
        message: `${subject(name)} lleva solo minúsculas sin acento, números y guiones.`,
        // Of an emoji nothing would be left.
        hint: /[a-z0-9]/i.test(fold(text)) ? `Escribe ${slugify(text)}` : descriptionOf(schema),
      }
    default:
      return { code: 'wrong-value', message: `${quoted(text)} no tiene la forma ${of(name)}.` }
  }
}

/** An address, without its scheme, that nobody else can open. */
export const isLocal = (bare: string) =>
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/i.test(bare)

function explainWebAddress(name: string, text: string) {
  if (/^(?:javascript|data|vbscript|file):/i.test(text))
    return {
      message: `${subject(name)} solo acepta direcciones https://`,
      hint: 'Una dirección que ejecuta o lleva dentro un archivo no se publica.',
    }
  const bare = text.trim().replace(/^(?:https?:?\/{0,2}|\/\/)/i, '')
  if (isLocal(bare))
    return {
      message: `${quoted(text)} solo existe en tu computadora o en tu red.`,
      hint: 'Escribe la dirección que todos pueden abrir: https://…',
    }
  if (name === 'whatsapp' && /^\+?[\d\s()-]{8,}$/.test(bare))
    return {
      message: `${quoted(text)} es un teléfono, y aquí va una dirección.`,
      hint: `Escribe https://wa.me/${bare.replace(/\D/g, '')}`,
    }
  const looksRight = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(bare)
  return {
    message: `${quoted(text)} no es una dirección web completa.`,
    hint: looksRight ? `Escribe https://${bare}` : 'Empieza con https:// y no lleva espacios.',
  }
}

function explainSitePath(text: string) {
  if (/^(?:https?:)?\/\//i.test(text))
    return {
      message: 'Aquí va una página de este sitio, no una dirección completa.',
      hint: 'Por ejemplo: /contacto',
    }
  if (/^[a-z]+:/i.test(text))
    return { message: 'Aquí va una página de este sitio.', hint: 'Por ejemplo: /contacto' }
  const path = text.trim().replace(/^[./]+|\/+$/g, '')
  return {
    message: 'La página empieza con una diagonal y no lleva espacios.',
    hint: `Escribe /${path.split(/\s+/).join('-')}`,
  }
}
