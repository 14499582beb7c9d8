import { pictureEndings } from '../../lib/picture-path.ts'
import { slugify } from '../read/file-name.ts'
import { quoted } from './phrase.ts'

/** The parts of a path, however it was copied: from a folder, a repository or this site. */
function partsOf(text: string) {
  const path = text
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:file:\/+)?[a-z]:\/(?:.*\/)?/i, '')
  const [, folders = '', stem = '', extension = ''] =
    /^(?:[./]*(?:content|public)?\/?)?(?:images\/)?((?:[^/]+\/)*)([^/]+)\.(\w+)$/i.exec(path) ?? []
  return { folders, stem, extension: extension.toLowerCase() }
}

/** `../content/images/Foto.PNG` → `/images/foto.png`. */
export function proposeImagePath(text: string): string | undefined {
  const { folders, stem, extension } = partsOf(text)
  if (!stem || !pictureEndings.includes(extension)) return undefined
  const path = folders
    .split('/')
    .filter((part) => /\w/.test(part))
    .map(slugify)
  return `/images/${[...path, slugify(stem)].join('/')}.${extension}`
}

/** What is wrong with the address of a picture that is no path of a picture of this site. */
export function explainImagePath(text: string): { message: string; hint: string } {
  const message = 'La imagen se escribe con su ruta pública: /images/ y el nombre del archivo.'
  if (/^(?:https?:)?\/\//i.test(text))
    return {
      message: 'La imagen tiene que estar en este sitio, no en otro.',
      hint: 'Guárdala en content/images y escribe /images/nombre.jpg',
    }
  const { stem, extension } = partsOf(text)
  if (!stem) return { message, hint: 'Por ejemplo: /images/foto.jpg' }
  if (!pictureEndings.includes(extension))
    return {
      message: `Las imágenes ${quoted(`.${extension}`)} no se publican.`,
      hint: /^(?:hei[cf]|bmp|tiff?|raw)$/.test(extension)
        ? 'Expórtala como jpg.'
        : 'Usa svg, png, jpg, webp, avif o gif.',
    }
  return { message, hint: `Escribe ${proposeImagePath(text)}` }
}
