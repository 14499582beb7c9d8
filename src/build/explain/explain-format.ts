import { slugify } from '../files/file-name.ts'
import { explainDay } from './explain-date.ts'
import type { Finding, Subject } from './explain-issue.ts'
import { fold } from './nearest.ts'
import { of, quoted, subject } from './phrase.ts'
import { descriptionOf } from './walk-schema.ts'

/** What is wrong with a text that should have a certain form; the names come from the schemas. */
export function explainFormat(format: string, { name, value, schema }: Subject): Finding {
  const text = typeof value === 'string' ? value.slice(0, 300) : ''
  switch (format) {
    case 'date':
      return { code: 'invalid-date', ...explainDay(text) }
    case 'url':
      return { code: 'invalid-address', ...explainAddress(name, text) }
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

function explainAddress(name: string, text: string) {
  if (/^(?:javascript|data|vbscript|file):/i.test(text))
    return {
      message: `${subject(name)} solo acepta direcciones https://`,
      hint: 'Una dirección que ejecuta o lleva dentro un archivo no se publica.',
    }
  const bare = text.trim().replace(/^(?:https?:?\/{0,2}|\/\/)/i, '')
  const looksRight = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(bare)
  return {
    message: `${quoted(text)} no es una dirección web completa.`,
    hint: looksRight ? `Escribe https://${bare}` : 'Empieza con https:// y no lleva espacios.',
  }
}

function explainImagePath(text: string) {
  const message = 'La imagen se escribe con su ruta pública: /images/ y el nombre del archivo.'
  if (/^(?:https?:)?\/\//i.test(text))
    return {
      message: 'La imagen tiene que estar en este sitio, no en otro.',
      hint: 'Guárdala en content/images y escribe /images/nombre.jpg',
    }
  const [, folders = '', stem = '', extension = ''] =
    /^(?:[./]*(?:content|public)?\/?)?(?:images\/)?((?:[^/]+\/)*)([^/]+)\.(\w+)$/i.exec(text) ?? []
  if (!stem) return { message, hint: 'Por ejemplo: /images/foto.jpg' }
  if (!/^(?:svg|png|jpe?g|webp|avif|gif)$/i.test(extension))
    return {
      message: `Las imágenes ${quoted(`.${extension}`)} no se publican.`,
      hint: 'Usa svg, png, jpg, webp, avif o gif.',
    }
  const path = folders
    .split('/')
    .filter((part) => /\w/.test(part))
    .map(slugify)
  return {
    message,
    hint: `Escribe /images/${[...path, slugify(stem)].join('/')}.${extension.toLowerCase()}`,
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
  const path = text.trim().replace(/^[./]+/, '')
  return {
    message: 'La página empieza con una diagonal y no lleva espacios.',
    hint: `Escribe /${path.split(/\s+/).join('-')}`,
  }
}
