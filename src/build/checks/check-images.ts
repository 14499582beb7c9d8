import { findingAt, type LoadedContent, type LoadedEntry } from '../content/loaded-entry.ts'
import { didYouMean } from '../explain/nearest.ts'
import { code } from '../explain/phrase.ts'
import { imageExtensions } from '../files/list-files.ts'
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
    const finding = kind === 'image' && isImagePath.test(value) && explainImage(value, images)
    return finding ? findingAt(entry, path, finding) : []
  })
}

/** Other forms have their finding already. */
const isImagePath = new RegExp(`^/images/[a-z0-9/_-]+\\.(?:${imageExtensions.join('|')})$`)

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
