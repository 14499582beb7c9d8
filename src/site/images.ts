import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Content } from '../content/read-content.ts'
import { fileInside } from '../lib/file-inside.ts'
import { hashOf } from '../lib/hash.ts'
import { type ImageVariant, imageVariants, isPhotograph } from '../lib/image-variants.ts'
import { UserError } from '../lib/user-error.js'
import type { ImageCache } from './image-cache.ts'
import type { OutputFolder } from './output-folder.ts'

/** Increase it when images are made differently; cached ones are then made again. */
const version = '1'

/** The widest published image, in pixels. */
const widest = 1920

/** How a published image is made from the photograph that the writer put into content/images. */
type Make = (photograph: Sharp) => Sharp

/** A photograph as published under its own name: unchanged, but no wider than needed. */
const itself: Make = (photograph) => photograph.resize({ width: widest, withoutEnlargement: true })

const variant =
  ({ width, format }: Pick<ImageVariant, 'width' | 'format'>): Make =>
  (photograph) =>
    photograph
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality: format === 'avif' ? 55 : 78 })

/**
 * Makes an image rotated as the camera was held, and without metadata, which may say where it was
 * taken.
 */
async function bytesOf(original: Uint8Array, make: Make): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // A slightly damaged file does not stop the build.
  return make(sharp(original, { failOn: 'none' }).autoOrient()).toBuffer()
}

/** The path of an image, for the preview; `undefined` when there is none in content. */
export const imageFile = (root: string, name: string): string | undefined =>
  fileInside(join(root, 'content'), join(root, 'content/images', name))

/**
 * A variant of a photograph, for the preview.
 *
 * @param path e.g. `/_images/blog/horno.jpg.480.avif`
 * @returns `undefined` when content/images has no such photograph
 */
export async function imageAt(root: string, path: string): Promise<Buffer | undefined> {
  const [, name = '', width, format] = /^\/_images\/(.+)\.(\d+)\.(avif|webp)$/.exec(path) ?? []
  const file = imageFile(root, name)
  if (file === undefined) return undefined
  const wanted = { width: Number(width), format: format as ImageVariant['format'] }
  const isOffered = imageVariants(`/images/${name}`, wanted.width).some((one) => one.path === path)
  return isOffered ? bytesOf(readFileSync(file), variant(wanted)) : undefined
}

/**
 * Publishes content/images: drawings as they are, photographs in the sizes and formats of
 * {@link imageVariants}.
 *
 * @throws {UserError} when the pixels of a photograph cannot be read
 */
export async function writeImages(
  root: string,
  images: ImageCache,
  output: OutputFolder,
  sizes: Content['images'],
): Promise<void> {
  // Not every file of the folder is an image: editors and systems leave their own.
  for (const [src, { width: natural }] of Object.entries(sizes)) {
    const original = readFileSync(join(root, 'content', src))
    if (!isPhotograph(src)) {
      output.write(src.slice(1), original)
      continue
    }
    const hash = hashOf(original)
    const published = [
      { path: src, key: 'itself', make: itself },
      ...imageVariants(src, natural).map((one) => ({
        path: one.path,
        key: `${one.width}.${one.format}`,
        make: variant(one),
      })),
    ]
    for (const { path, key, make } of published)
      await images.publish(path.slice(1), `${version}-${hash}-${key}`, () =>
        bytesOf(original, make).catch(({ message }: Error) => {
          throw new UserError(
            `content${src}: la imagen está dañada (${message}). Expórtala o cópiala otra vez.`,
          )
        }),
      )
  }
}
