import type { ImageSize } from '../../../lib/image.ts'
import { error, warning } from '../entry.ts'

const svgParts = {
  element: 'una etiqueta que no es de dibujo',
  attribute: 'un atributo que no es de dibujo',
  link: 'un enlace hacia fuera del dibujo',
  style: 'estilos de otro sitio',
  entity: 'una entidad (&…;) que el XML no conoce',
  doctype: 'definiciones de entidades (<!DOCTYPE>)',
  instruction: 'una instrucción para otro programa (<?…?>)',
  unreadable: 'una etiqueta que no entiendo',
}

/** A part of a drawing that could run or load something when it is opened, or be misread. */
export type SvgFault = {
  what: keyof typeof svgParts
  name?: string
}

const nameOf = ({ what, name }: SvgFault) => {
  if (name === undefined) return ''
  return what === 'element' ? ` (<${name}>)` : ` (${name})`
}

export const images = {
  'image-too-large': error<{ size?: ImageSize }>({
    message: ({ size }) =>
      size
        ? `La imagen mide ${size.width} × ${size.height} píxeles: son demasiados.`
        : 'La imagen pesa más de 20 MB.',
    hint: 'Redúcela: 2000 píxeles de ancho bastan.',
    example: {},
    bad: 'content/images/foto.jpg, de 30 MB',
    good: 'content/images/foto.jpg, de 200 KB',
  }),
  'image-unreadable': error<{ extension: string }>({
    message: ({ extension }) =>
      `El archivo no es una imagen ${extension} válida, o no dice su tamaño.`,
    hint: ({ extension }) =>
      extension === 'svg' ? 'Agrega viewBox="0 0 ancho alto" a <svg>.' : 'Expórtala otra vez.',
    example: { extension: 'png' },
    bad: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>',
  }),
  'image-cut': error({
    message: 'A la imagen le falta el final: se copió o se descargó a medias.',
    hint: 'Cópiala otra vez y ábrela antes de subirla.',
    bad: 'content/images/foto.jpg, con la mitad de abajo en gris',
    good: 'content/images/foto.jpg, completa',
  }),
  'image-narrow': warning<{ width: number }>({
    message: ({ width }) => `La foto mide ${width} píxeles de ancho y se verá borrosa.`,
    hint: 'Busca la original, de 1000 píxeles o más.',
    example: { width: 160 },
    bad: 'content/images/foto.jpg, de 160 × 120',
    good: 'content/images/foto.jpg, de 1600 × 1200',
  }),
  'image-still': warning({
    message: 'La imagen se mueve, y se publicará quieta: solo su primer cuadro.',
    hint: 'Guárdala como gif, que se publica tal cual.',
    bad: 'content/images/taller.webp, de doce cuadros',
    good: 'content/images/taller.gif, de doce cuadros',
  }),
  'image-heavy': warning<{ kilobytes: number }>({
    message: ({ kilobytes }) => `La imagen pesa ${kilobytes} KB y tardará en verse.`,
    hint: 'Redúcela. Si no se mueve, guárdala como png, jpg, webp o avif: esas se reducen solas.',
    example: { kilobytes: 800 },
    bad: 'content/images/foto.gif, de 900 KB',
    good: 'content/images/foto.jpg, de 900 KB',
  }),
  'svg-active': error<SvgFault>({
    message: (fault) => `Este dibujo lleva ${svgParts[fault.what]}${nameOf(fault)}.`,
    hint: 'Expórtalo otra vez como SVG simple (en Inkscape: «SVG plano»), o como png.',
    example: { what: 'element', name: 'script' },
    bad: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>a()</script></svg>',
    good: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  }),
}
