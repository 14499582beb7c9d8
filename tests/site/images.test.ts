import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/compiler/store.ts'
import { photoSources } from '../../src/components/Photo.tsx'
import { imageVariants } from '../../src/lib/image-variants.ts'
import { openImageCache } from '../../src/site/image-cache.ts'
import { imageAt, writeImages } from '../../src/site/images.ts'
import { openOutputFolder } from '../../src/site/output-folder.ts'
import { svg } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** A photograph that a phone took upright, with its location in the metadata, and a small one. */
const create = { width: 750, height: 500, channels: 3, background: '#c63' } as const
const photograph = sharp({ create })
  .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
  .withMetadata({ orientation: 6 })
const small = sharp({ create: { ...create, width: 300, height: 400 } })
const { root } = await workspace(
  {
    'content/images/blog/horno.jpg': await photograph.jpeg().toBuffer(),
    'content/images/ana.png': await small.png().toBuffer(),
    'content/images/dibujo.svg': svg,
    // What an editor and the system leave behind, which may hold what nobody wants to publish.
    'content/images/blog/horno.jpg~': 'x',
    'content/images/.DS_Store': 'x',
  },
  {},
  afterAll,
)
const natural = {
  '/images/blog/horno.jpg': { width: 500, height: 750 },
  '/images/ana.png': { width: 300, height: 400 },
  '/images/enlace.svg': { width: 40, height: 30 },
}
symlinkSync('dibujo.svg', join(root, 'content/images/enlace.svg'))

/** Publishes the images of the site, or of another one. */
async function publish(sizes: Parameters<typeof writeImages>[3] = natural, site = root) {
  const output = openOutputFolder(join(site, 'dist'), openStore(join(site, 'store')))
  const images = openImageCache(join(site, 'cache'), output)
  await writeImages(site, images, output, sizes)
  images.tidy()
  output.finish(new Date())
}
beforeAll(() => publish())
const open = (path: string) => sharp(readFileSync(join(root, 'dist', path))).metadata()

test('a photograph from a phone is published upright, without its location, in several sizes', async () => {
  const itself = await open('images/blog/horno.jpg')
  expect(itself).toMatchObject({ format: 'jpeg', width: 500, height: 750 })
  expect(itself.exif).toBeUndefined()
  const variants = imageVariants('/images/blog/horno.jpg', 500)
  expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
    ...['480 avif', '500 avif'],
    ...['480 webp', '500 webp'],
  ])
  for (const { path, width, format } of variants) {
    const { width: real, format: kind, exif } = await open(path)
    expect([real, kind, exif]).toEqual([width, format === 'avif' ? 'heif' : 'webp', undefined])
  }
  expect(readdirSync(join(root, 'dist/_images/blog'))).toHaveLength(4)
})

test('a cover or portrait offers the photograph in the sizes that are published', async () => {
  const drawing = photoSources('/images/team/ana.svg', 320, '20rem')
  expect(drawing).toEqual({ src: '/images/team/ana.svg' })
  const { srcSet = '', sizes } = photoSources('/images/blog/horno.jpg', 500, '20rem')
  expect(sizes).toBe('20rem')
  for (const source of srcSet.split(', ')) {
    const [path = '', width] = source.split(' ')
    expect(`${(await open(path)).width}w`).toBe(width)
    expect(await imageAt(root, path)).toBeDefined()
  }
  expect(srcSet.split(', ')).toHaveLength(2)
})

test('images are published, also through a link, and other files are not', () => {
  const files = readdirSync(join(root, 'dist/images'), { recursive: true }).sort()
  expect(files).toEqual(['ana.png', 'blog', 'blog/horno.jpg', 'enlace.svg'])
})

test('an unchanged photograph is not made again, and a removed one is dropped from the cache', async () => {
  const timesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${name} ${statSync(join(root, folder, name)).mtimeMs}`,
    )
  const before = [timesIn('cache'), timesIn('dist')]
  await publish()
  expect([timesIn('cache'), timesIn('dist')]).toEqual(before)
  await publish({ '/images/enlace.svg': natural['/images/enlace.svg'] })
  expect(timesIn('cache')).toEqual([])
})

test('the preview makes a variant when it is requested, and nothing else', async () => {
  const image = await imageAt(root, '/_images/blog/horno.jpg.480.webp')
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 480 })
  for (const path of ['/_images/../../x.jpg.480.webp', '/_images/no.jpg.480.webp', '/x.jpg'])
    expect(await imageAt(root, path)).toBeUndefined()
})

test('a photograph whose pixels are damaged is named', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { ...create, width: 200, height: 200, noise } })
  const damaged = await photo.avif().toBuffer()
  damaged.fill(0xee, 1_000)
  const { root } = await workspace({ 'content/images/rota.avif': damaged })
  const sizes = { '/images/rota.avif': { width: 200, height: 200 } }
  await expect(publish(sizes, root)).rejects.toThrow(
    'content/images/rota.avif: la imagen está dañada',
  )
})
