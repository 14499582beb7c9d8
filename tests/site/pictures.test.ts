import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openStore } from '../../src/compiler/store.ts'
import { photoSources } from '../../src/components/Photo.tsx'
import { pictureVariants } from '../../src/lib/picture-variants.ts'
import { type OutputFolder, openOutputFolder } from '../../src/site/output-folder.ts'
import { openPictureCache } from '../../src/site/picture-cache.ts'
import { pictureAt, writePictures } from '../../src/site/pictures.ts'
import { workspace } from '../support/workspace.ts'

/**
 * A photograph of 2400 × 1600 pixels that a phone took upright, with its location in the metadata.
 */
const photograph = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#c63' } })
    .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function publishPictures(
  root: string,
  output: OutputFolder,
  sizes: Parameters<typeof writePictures>[3],
) {
  const pictures = openPictureCache(join(root, 'cache'), output)
  await writePictures(root, pictures, output, sizes)
  pictures.tidy()
}

async function publish() {
  const { root } = await workspace({})
  mkdirSync(join(root, 'content/images/blog'), { recursive: true })
  writeFileSync(join(root, 'content/images/blog/horno.jpg'), await photograph())
  const store = openStore(join(root, 'store'))
  const build = async () => {
    const output = openOutputFolder(join(root, 'dist'), store)
    const sizes = { '/images/blog/horno.jpg': { width: 1600, height: 2400 } }
    await publishPictures(root, output, sizes)
    output.finish()
  }
  await build()
  const open = (path: string) => sharp(readFileSync(join(root, 'dist', path))).metadata()
  return { root, build, open }
}

test('a photograph from a phone is published upright, without its location, in several sizes', async () => {
  const { root, open } = await publish()
  const itself = await open('images/blog/horno.jpg')
  expect(itself).toMatchObject({ format: 'jpeg', width: 1600, height: 2400 })
  expect(itself.exif).toBeUndefined()
  const variants = pictureVariants('/images/blog/horno.jpg', 1600)
  expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
    ...['480 avif', '960 avif', '1440 avif'],
    ...['480 webp', '960 webp', '1440 webp'],
  ])
  for (const { path, width, format } of variants) {
    const { width: real, format: kind, exif } = await open(path)
    expect([real, kind, exif]).toEqual([width, format === 'avif' ? 'heif' : 'webp', undefined])
  }
  expect(readdirSync(join(root, 'dist/_pictures/blog'))).toHaveLength(6)
})

test('covers and portraits use sizes that every photograph has, and none is enlarged', async () => {
  expect(photoSources('/images/team/ana.svg', '20rem')).toMatchObject({
    src: '/images/team/ana.svg',
  })
  const { srcSet = '', sizes } = photoSources('/images/ana.png', '20rem')
  expect(sizes).toBe('20rem')
  const { root } = await workspace({})
  const small = { create: { width: 300, height: 400, channels: 3, background: '#c63' } } as const
  writeFileSync(join(root, 'content/images/ana.png'), await sharp(small).png().toBuffer())
  const output = openOutputFolder(join(root, 'dist'), openStore(join(root, 'store')))
  const natural = { '/images/ana.png': { width: 300, height: 400 } }
  await publishPictures(root, output, natural)
  output.finish()
  const paths = srcSet.split(', ').map((source) => source.split(' ')[0] ?? '')
  expect(paths).toHaveLength(2)
  for (const path of paths) {
    const offered = await sharp(readFileSync(join(root, 'dist', path))).metadata()
    expect(offered).toMatchObject({ format: 'webp', width: 300 })
    expect(await pictureAt(root, path)).toBeDefined()
  }
})

test('an unchanged photograph is not made again, and a removed one is dropped from the cache', async () => {
  const { root, build } = await publish()
  const made = readdirSync(join(root, 'cache')).map(
    (name) => statSync(join(root, 'cache', name)).mtimeMs,
  )
  const before = statSync(join(root, 'dist/images/blog/horno.jpg')).mtimeMs
  await build()
  expect(statSync(join(root, 'dist/images/blog/horno.jpg')).mtimeMs).toBe(before)
  expect(
    readdirSync(join(root, 'cache')).map((name) => statSync(join(root, 'cache', name)).mtimeMs),
  ).toEqual(made)
  writeFileSync(join(root, 'content/images/blog/horno.jpg'), '')
  const output = openOutputFolder(join(root, 'dist'), openStore(join(root, 'store')))
  await publishPictures(root, output, {})
  expect(readdirSync(join(root, 'cache'))).toEqual([])
})

test('no picture is made wider than it is, and drawings are left alone', () => {
  const widths = pictureVariants('/images/a.png', 700).map(({ width }) => width)
  expect(widths).toEqual([480, 700, 480, 700])
  expect(pictureVariants('/images/a.svg', 700)).toEqual([])
  expect(pictureVariants('/images/a.gif', 700)).toEqual([])
})

test('the preview makes a variant when it is requested, and nothing else', async () => {
  const { root } = await publish()
  const picture = await pictureAt(root, '/_pictures/blog/horno.jpg.480.webp')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480 })
  for (const path of ['/_pictures/../../x.jpg.480.webp', '/_pictures/no.jpg.480.webp', '/x.jpg'])
    expect(await pictureAt(root, path)).toBeUndefined()
})
