import { picturePath } from '../../lib/picture-path.ts'
import { findingAt, type LoadedContent, type LoadedEntry } from '../content/loaded-entry.ts'
import { didYouMean } from '../explain/nearest.ts'
import { code } from '../explain/phrase.ts'
import type { Images } from '../images/read-images.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

/** Every picture that a field or a text shows must be a file under content/images. */
export function checkImages({ entries }: LoadedContent, images: Images): Diagnostic[] {
  return entries.flatMap((entry) => [
    ...imagesInFields(entry, images),
    ...(entry.body?.images ?? []).flatMap(({ src, position }): Diagnostic[] => {
      const finding = explainImage(src, images)
      return finding ? [{ severity: 'error', file: entry.file, ...position, ...finding }] : []
    }),
  ])
}

function imagesInFields(entry: LoadedEntry, images: Images): Diagnostic[] {
  return entry.marks.flatMap(({ kind, value, path }) => {
    const finding = kind === 'image' && picturePath.test(value) && explainImage(value, images) // Other forms have their finding already.
    return finding ? findingAt(entry, path, finding) : []
  })
}

function explainImage(src: string, images: Images) {
  // Other addresses are the body's own concern.
  if (!src.startsWith('/')) return undefined
  const [path = ''] = src.split(/[?#]/, 1)
  if (images.has(path)) return undefined
  return {
    code: 'image-missing',
    message: `La imagen ${code(path)} no está en content${path.startsWith('/images/') ? path : '/images'}.`,
    hint: didYouMean(path, images.keys(), code) ?? 'Guarda el archivo en content/images.',
  }
}
