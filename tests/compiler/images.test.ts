import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { readImageSize, readImages } from '../../src/compiler/images/read-images.ts'
import { readSvg } from '../../src/compiler/images/read-svg.ts'
import { openStore } from '../../src/compiler/store.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const size = { width: 30, height: 20 }
const image = () => sharp({ create: { ...size, channels: 4, background: '#f00' } })

test('the size of an image of each format is read, and of its first bytes or of zeros none', async () => {
  for (const extension of ['png', 'gif', 'jpeg', 'webp', 'avif'] as const) {
    const bytes = await image().toFormat(extension).toBuffer()
    expect(readImageSize(bytes, extension), extension).toEqual(size)
    expect(readImageSize(bytes.subarray(0, 5), extension), extension).toBeUndefined()
    expect(readImageSize(new Uint8Array(1000), extension), extension).toBeUndefined()
  }
})

async function readImage(name: string, bytes: Uint8Array) {
  const root = temporaryFolder({ [name]: bytes })
  const [src, file] = [`/images/${name}`, `content/images/${name}`]
  const cache = openFileCache(openStore(join(root, 'store')), 'version')
  const { images, problems } = await readImages([{ src, file, absolute: join(root, name) }], cache)
  return { size: images.get(src), codes: problems.map(({ code }) => code) }
}

test('half a photograph is a problem although the preview in it is whole', async () => {
  const photograph = await image().resize(400).jpeg().toBuffer()
  const preview = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9])
  const bytes = Buffer.concat([photograph.subarray(0, 2), preview, photograph.subarray(2)])
  expect((await readImage('foto.jpg', bytes)).codes).toEqual([])
  const half = bytes.subarray(0, bytes.length / 2)
  expect((await readImage('foto.jpg', half)).codes).toEqual(['image-cut'])
})

test('an animation that becomes still is a problem', async () => {
  const frames = { ...size, width: 400, height: 40, pageHeight: 20, channels: 4 as const }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const film = await sharp({ create: { ...frames, noise, background: 'red' } })
    .webp()
    .toBuffer()
  expect((await readImage('film.webp', film)).codes).toEqual(['image-still'])
})

test.each(['webp', 'avif'] as const)('half a photograph in %s is a problem', async (format) => {
  const bytes = await image().resize(400).toFormat(format).toBuffer()
  const half = bytes.subarray(0, bytes.length - 40)
  expect((await readImage(`foto.${format}`, half)).codes).toEqual(['image-cut'])
})

test('a photograph that no program can open is a problem', async () => {
  const bytes = await image().resize(400).png().toBuffer()
  // The kind of its pixels, which there is not.
  bytes[25] = 0xee
  expect((await readImage('foto.png', bytes)).codes).toEqual(['image-unreadable'])
})

test('a photograph with an orientation has its size as displayed', async () => {
  const photograph = image().resize(600, 400).withMetadata({ orientation: 6 })
  const bytes = await photograph.jpeg().toBuffer()
  expect((await readImage('foto.jpg', bytes)).size).toEqual({ width: 400, height: 600 })
})

test.each([
  ['<?xml version="1.0"?>\n<svg width="80" viewBox=\'0,0,40,30\'/>', { width: 80, height: 60 }],
  ['<svg width="100%" height="100%" viewBox="0 0 4 3"/>', { width: 4, height: 3 }],
  ['<svg viewBox="0 0 0 10"/>', undefined],
  ['<g viewBox="0 0 4 3"/>', undefined],
])('%s has the size %j', (text, size) => expect(readSvg(text)).toEqual({ size }))
