import { picturePath } from '../../lib/picture-path.ts'
import type { ValueFault } from '../fields/fault.ts'
import { proposeImagePath } from '../fields/image-path.ts'
import type { Images } from '../images/read-images.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'
import { problemAt, problemInBody } from './problem-at.ts'

/** Every picture that a field or a text shows must be a file under content/images. */
export function checkImages({ entries }: LoadedContent, images: Images): Problem[] {
  return entries.flatMap((entry) => [
    ...imagesInFields(entry, images),
    ...(entry.body?.images ?? []).flatMap(({ src, range }) => {
      const fault = missingImage(src, images)
      return fault ? problemInBody(entry, range, fault) : []
    }),
  ])
}

function imagesInFields(entry: LoadedEntry, images: Images): Problem[] {
  return entry.references.flatMap(({ kind, value, path }) => {
    const fault = kind === 'image' ? missingImage(value, images) : undefined
    return fault ? problemAt(entry, path, fault) : []
  })
}

function missingImage(src: string, images: Images): ValueFault | undefined {
  // Other forms have their problem already.
  if (!picturePath.test(src) || images.has(src)) return undefined
  // A file that is there under a name it may not have is told its name, which is this one.
  if ([...images.keys()].some((path) => proposeImagePath(path) === src)) return undefined
  const proposal = nearest(src, images.keys())
  return { code: 'image-missing', data: { src, proposal }, becomes: proposal }
}
