import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageSize } from '../lib/image.ts'
import { type CollectionName, collectionNames } from './collections.ts'
import type { Entry } from './entries.ts'
import type { Site } from './schemas/site.ts'

// Node only: pages get their data as props, and no index reaches the browser.

/** What the content build writes: settings, image sizes, and all published entries. */
export type Indices = {
  site: Site
  /** The size of every image, by its public path. */
  images: Record<string, ImageSize>
} & { [Name in CollectionName]: Entry<Name>[] }

/** The indices, and a way to the bodies that they name. */
export type Content = Indices & {
  /** The HTML of a body, by the hash that its entry holds. */
  readBody: (hash: string) => string
  /** Dates of the last change of files below content/ by path, as far as Git knows them. */
  changes?: Readonly<Record<string, string>>
}

/** The folder of the indices, from that of the project. */
export const generatedFolder = 'src/content/generated'

/** Reads the indices that the content build wrote; only what is published is in them. */
export function readContent(folder = generatedFolder): Content {
  const names = ['site', 'images', ...collectionNames]
  // The files are written by our own build from validated data.
  const indices = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readIndex(folder, `${name}.json`))]),
  ) as Indices
  return withBodies(indices, folder)
}

/** Indices with the bodies that the content build wrote beside them. */
export const withBodies = (indices: Indices, folder: string): Content => ({
  ...indices,
  readBody(hash) {
    if (!/^[0-9a-f]{16}$/.test(hash)) throw new Error(`"${hash}" is not the hash of a body`)
    return readIndex(folder, `bodies/${hash}.html`)
  },
})

function readIndex(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw new Error(`${join(folder, name)} is missing: run \`npm run build:content\``, {
      cause: error,
    })
  }
}
