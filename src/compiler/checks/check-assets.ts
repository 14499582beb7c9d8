import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { imagePath } from '../../lib/image.ts'
import { proposeImagePath } from '../fields/image-path.ts'
import type { Images } from '../images/read-images.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Fault, Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'
import { faultsInBody, faultsInFields } from './problem-at.ts'

let known: Set<string> | undefined

export function readIconNames(): Set<string> {
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(dirname(resolve('@phosphor-icons/core'))), 'assets/regular')
  known ??= new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')))
  return known
}

/** Every icon that a field names must be in the Phosphor set. */
export function checkIcons(entries: readonly LoadedEntry[]): Problem[] {
  const icons = readIconNames()
  return entries.flatMap((entry) =>
    faultsInFields(entry, 'icon', ({ value }) => {
      if (icons.has(value)) return undefined
      const proposal = nearest(value, icons)
      return { code: 'icon-missing', data: { name: value, proposal }, repair: proposal }
    }),
  )
}

/** Every image that a field or a body shows must be a file under content/images. */
export function checkImages(entries: readonly LoadedEntry[], images: Images): Problem[] {
  return entries.flatMap((entry) => [
    ...faultsInFields(entry, 'image', ({ value }) => missingImage(value, images)),
    ...faultsInBody(entry, entry.body?.images, ({ src }) => missingImage(src, images)),
  ])
}

function missingImage(src: string, images: Images): Fault | undefined {
  // A malformed path has been reported already.
  if (!imagePath.test(src) || images.has(src)) return undefined
  // A file that exists under an invalid name is reported with the valid name to give it, which is
  // this one.
  if ([...images.keys()].some((path) => proposeImagePath(path) === src)) return undefined
  const proposal = nearest(src, images.keys())
  const data = { path: src, proposal, isImage: true }
  return { code: 'file-missing', data, repair: proposal }
}
