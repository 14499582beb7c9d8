import { imageExtensions } from '../../lib/image.ts'
import type { Fault } from '../problem.ts'
import { decoded } from '../text/addresses.ts'
import { slugify } from '../text/file-name.ts'

/** Nobody has longer paths, and the time to read one grows with the square of its length. */
const longest = 500

/** The parts of a path, whether it was copied from a folder, a repository or this site. */
function partsOf(text: string) {
  if (text.length > longest) return { folders: '', stem: '', extension: '' }
  const path = decoded(text.trim())
    .replaceAll('\\', '/')
    .replace(
      /^(?:file:\/+)?\/?(?:[a-z]:|users|home|volumes)\/(?:.*?\/content\/(?=images\/)|.*\/)/i,
      '',
    )
  const [, folders = '', stem = '', extension = ''] =
    /^[./]*(?:content|public)?\/?(?:images\/)?((?:[^/]+\/)*)([^/]+)\.(\w+)$/i.exec(path) ?? []
  return { folders, stem, extension: extension.toLowerCase() }
}

/** `../content/images/Foto.PNG` → `/images/foto.png`. */
export function proposeImagePath(text: string): string | undefined {
  const { folders, stem, extension } = partsOf(text)
  if (!stem || !imageExtensions.includes(extension)) return undefined
  const path = folders
    .split('/')
    .filter((part) => /\w/.test(part))
    .map(slugify)
  return `/images/${[...path, slugify(stem)].join('/')}.${extension}`
}

/** The fault of an image address that is not a path of an image of this site. */
export function imagePathFault(text: string): Fault<'image-path'> {
  // A Windows drive has one letter, a scheme has more.
  if (/^\/\/|^(?!file:)[a-z][a-z\d+.-]+:/i.test(text.trim()))
    return { code: 'image-path', data: { fault: 'elsewhere' } }
  const { stem, extension } = partsOf(text)
  if (stem && !imageExtensions.includes(extension))
    return { code: 'image-path', data: { fault: 'format', extension } }
  const proposal = proposeImagePath(text)
  return { code: 'image-path', data: { fault: 'path', proposal }, repair: proposal }
}
