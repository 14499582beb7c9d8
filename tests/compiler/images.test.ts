import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { readImageSize, readImages } from '../../src/compiler/images/read-images.ts'
import { readSvg } from '../../src/compiler/images/read-svg.ts'
import { openStore } from '../../src/compiler/store.ts'
import { hashOf } from '../../src/lib/hash.ts'
import { svg } from '../support/sample-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const size = { width: 30, height: 20 }
const picture = () => sharp({ create: { ...size, channels: 4, background: '#f00' } })

test('the size of a picture of each format is read, and of its first bytes or of zeros none', async () => {
  for (const extension of ['png', 'gif', 'jpeg', 'webp', 'avif'] as const) {
    const bytes = await picture().toFormat(extension).toBuffer()
    expect(readImageSize(bytes, extension), extension).toEqual(size)
    expect(readImageSize(bytes.subarray(0, 5), extension), extension).toBeUndefined()
    expect(readImageSize(new Uint8Array(1000), extension), extension).toBeUndefined()
  }
})

/** A picture in a folder of its own, and a function that reads it with an empty or the given cache. */
function pictureFile(name: string, bytes: Uint8Array | string) {
  const root = temporaryFolder({ [name]: bytes })
  const [src, file] = [`/images/${name}`, `content/images/${name}`]
  const cache = openFileCache(openStore(join(root, 'store')), 'version')
  const read = async (absolute = join(root, name)) => {
    const { images, problems } = await readImages([{ src, file, absolute }], cache)
    return { size: images.get(src), codes: problems.map(({ code }) => code) }
  }
  return { file, cache, read }
}

const readPicture = (name: string, bytes: Uint8Array) => pictureFile(name, bytes).read()

test('half a photograph is a problem although the preview in it is whole', async () => {
  const photograph = await picture().resize(400).jpeg().toBuffer()
  const preview = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9])
  const bytes = Buffer.concat([photograph.subarray(0, 2), preview, photograph.subarray(2)])
  expect((await readPicture('foto.jpg', bytes)).codes).toEqual([])
  const half = bytes.subarray(0, bytes.length / 2)
  expect((await readPicture('foto.jpg', half)).codes).toEqual(['image-cut'])
})

test.each(['webp', 'avif'] as const)('half a photograph in %s is a problem', async (format) => {
  const bytes = await picture().resize(400).toFormat(format).toBuffer()
  const half = bytes.subarray(0, bytes.length - 40)
  expect((await readPicture(`foto.${format}`, half)).codes).toEqual(['image-cut'])
})

test('a photograph that no program can open is a problem', async () => {
  const bytes = await picture().resize(400).png().toBuffer()
  // The kind of its pixels, which there is not.
  bytes[25] = 0xee
  expect((await readPicture('foto.png', bytes)).codes).toEqual(['image-unreadable'])
})

test('a photograph with an orientation has its size as displayed', async () => {
  const photograph = picture().resize(600, 400).withMetadata({ orientation: 6 })
  const bytes = await photograph.jpeg().toBuffer()
  expect((await readPicture('foto.jpg', bytes)).size).toEqual({ width: 400, height: 600 })
})

test.each([
  ['<?xml version="1.0"?>\n<svg width="80" viewBox=\'0,0,40,30\'/>', 80, 60],
  ['<svg height="60px" viewBox="0 0 40 30"/>', 80, 60],
  ['<svg width="12.4" height="7"/>', 12, 7],
  ['<svg width="100%" height="100%" viewBox="0 0 4 3"/>', 4, 3],
])('%s has a size', (text, width, height) => {
  expect(readSvg(text)).toEqual({ size: { width, height } })
})

test.each(['<svg viewBox="0 0 0 10"/>', '<g viewBox="0 0 4 3"/>', '<svg width="0" height="3"/>'])(
  '%s has none',
  (text) => expect(readSvg(text)).toEqual({ size: undefined }),
)

test('an AVIF that states its size two hundred thousand times has none', () => {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(type, 4)
    return Buffer.concat([head, content])
  }
  const once = box('ispe', Buffer.from([0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9]))
  const sizes = Buffer.concat(Array.from({ length: 200_000 }, () => once))
  const meta = Buffer.concat([Buffer.alloc(4), box('iprp', box('ipco', sizes))])
  const bytes = Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0')), box('meta', meta)])
  expect(readImageSize(bytes, 'avif')).toBeUndefined()
})

test('a picture that cannot be read is a problem', async () => {
  const { read } = pictureFile('dibujo.svg', svg)
  expect(await read('/nada/de/nada.svg')).toEqual({ size: undefined, codes: ['file-unreadable'] })
})

test('the result of reading a picture is cached as long as its bytes are the same', async () => {
  const { file, cache, read } = pictureFile('dibujo.svg', svg)
  const real = { width: 40, height: 30 }
  expect((await read()).size).toEqual(real)
  const kept = { size: { width: 7, height: 7 } }
  cache.note(file, hashOf(Buffer.from(svg)), kept)
  cache.begin()
  expect((await read()).size).toEqual(kept.size)
  cache.note(file, hashOf(Buffer.from('<svg/>')), kept)
  cache.begin()
  expect((await read()).size).toEqual(real)
})
