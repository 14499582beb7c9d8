import { picturePath } from '../../lib/picture-path.ts'
import type { ValueFault } from '../fields/fault.ts'
import { proposeImagePath } from '../fields/image-path.ts'
import type { Images } from '../images/read-images.ts'
import type { LoadedContent } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'
import { faultsInBody, faultsInFields } from './problem-at.ts'

/** Every picture that a field or a text shows must be a file under content/images. */
export function checkImages({ entries }: LoadedContent, images: Images): Problem[] {
  return entries.flatMap((entry) => [
    ...faultsInFields(entry, 'image', ({ value }) => missingImage(value, images)),
    ...faultsInBody(entry, entry.body?.images, ({ src }) => missingImage(src, images)),
  ])
}

function missingImage(src: string, images: Images): ValueFault | undefined {
  // Other forms have their problem already.
  if (!picturePath.test(src) || images.has(src)) return undefined
  // A file that is there under a name it may not have is told its name, which is this one.
  if ([...images.keys()].some((path) => proposeImagePath(path) === src)) return undefined
  const proposal = nearest(src, images.keys())
  const data = { path: src, proposal, isPicture: true }
  return { code: 'file-missing', data, becomes: proposal }
}
