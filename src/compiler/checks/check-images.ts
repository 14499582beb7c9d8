import { picturePath } from '../../lib/picture-path.ts'
import { proposeImagePath } from '../fields/explain-image-path.ts'
import { didYouMean } from '../fields/nearest.ts'
import { code } from '../fields/phrase.ts'
import type { Images } from '../images/read-images.ts'
import { findingAt, type LoadedContent, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { positionOf } from '../report/to-diagnostic.ts'

/** Every picture that a field or a text shows must be a file under content/images. */
export function checkImages({ entries }: LoadedContent, images: Images): Diagnostic[] {
  return entries.flatMap((entry) => [
    ...imagesInFields(entry, images),
    ...(entry.body?.images ?? []).flatMap(({ src, range }): Diagnostic[] => {
      const finding = picturePath.test(src) && explainImage(src, images)
      return finding
        ? [{ severity: 'error', file: entry.file, ...positionOf(range), ...finding }]
        : []
    }),
  ])
}

function imagesInFields(entry: LoadedEntry, images: Images): Diagnostic[] {
  return entry.marks.flatMap(({ kind, value, path }) => {
    // Other forms have their finding already.
    const finding = kind === 'image' && picturePath.test(value) && explainImage(value, images)
    return finding ? findingAt(entry, path, finding) : []
  })
}

function explainImage(src: string, images: Images) {
  if (images.has(src)) return undefined
  // A file that is there under a name it may not have is told its name, which is this one.
  if ([...images.keys()].some((path) => proposeImagePath(path) === src)) return undefined
  return {
    code: 'image-missing',
    message: `La imagen ${code(src)} no está en content${src}.`,
    hint: didYouMean(src, images.keys(), code) ?? 'Guarda el archivo en content/images.',
  }
}
