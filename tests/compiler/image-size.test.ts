import { expect, test } from 'vitest'
import { readImageSize } from '../../src/compiler/images/image-size.ts'
import { readSvg } from '../../src/compiler/images/read-svg.ts'

const ascii = (text: string) => [...Buffer.from(text)]
const be32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const box = (type: string, ...content: number[]) => [
  ...be32(content.length + 8),
  ...ascii(type),
  ...content,
]
const riff = (...chunk: number[]) => [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...chunk]

/** What every JPEG holds before its frame: a table. */
const table = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]
/** A frame header of a JPEG with 300 × 200 pixels. */
const frame = [0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1]
/** EXIF with an orientation that turns the picture by a quarter. */
const turned = [
  ...[0xff, 0xe1, 0, 34, ...ascii('Exif'), 0, 0, ...ascii('MM'), 0, 42, 0, 0, 0, 8],
  ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
]
const ispe = (width: number, height: number) =>
  box('ispe', 0, 0, 0, 0, ...be32(width), ...be32(height))
const avif = [
  ...box('ftyp', ...ascii('avif'), 0, 0, 0, 0),
  ...box('meta', 0, 0, 0, 0, ...box('iprp', ...box('ipco', ...ispe(32, 32), ...ispe(640, 480)))),
]

const gif = 'R0lGODlhEAAQAPU/AOu7GOu+IfPBGvrHGf3L'
const webp = 'UklGRqgBAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSMMAAAAB'

test.each([
  { name: 'GIF', extension: 'gif', bytes: Buffer.from(gif, 'base64'), size: [16, 16] },
  {
    name: 'WebP with alpha',
    extension: 'webp',
    bytes: Buffer.from(webp, 'base64'),
    size: [16, 16],
  },
  {
    name: 'plain WebP',
    extension: 'webp',
    bytes: riff(...ascii('VP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1),
    size: [640, 480],
  },
  {
    name: 'lossless WebP',
    extension: 'webp',
    bytes: riff(...ascii('VP8L'), 0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0, 0, 0),
    size: [640, 480],
  },
  { name: 'JPEG', extension: 'jpg', bytes: [0xff, 0xd8, ...table, ...frame], size: [300, 200] },
  {
    name: 'turned JPEG',
    extension: 'jpeg',
    bytes: [0xff, 0xd8, ...turned, ...frame],
    size: [200, 300],
  },
  { name: 'AVIF', extension: 'avif', bytes: avif, size: [640, 480] },
])('the size of a $name is read from its head', ({ extension, bytes, size: [width, height] }) => {
  expect(readImageSize(Uint8Array.from(bytes), extension)).toEqual({ width, height })
})

test('the size of a PNG is read from its head', () => {
  const head = [
    0x89,
    ...ascii('PNG\r\n\u001a\n'),
    0,
    0,
    0,
    13,
    ...ascii('IHDR'),
    ...be32(640),
    ...be32(480),
  ]
  expect(readImageSize(Uint8Array.from(head), 'png')).toEqual({ width: 640, height: 480 })
})

test.each([
  ['<svg viewBox="0 0 40 30"/>', 40, 30],
  ['<?xml version="1.0"?>\n<svg width="80" viewBox=\'0,0,40,30\'/>', 80, 60],
  ['<svg height="60px" viewBox="0 0 40 30"/>', 80, 60],
  ['<svg width="12.4" height="7"/>', 12, 7],
  ['<svg width="100%" height="100%" viewBox="0 0 4 3"/>', 4, 3],
])('%s has a size', (text, width, height) => {
  expect(readSvg(text)).toEqual({ size: { width, height } })
})

test.each([
  '<svg/>',
  '<svg viewBox="0 0 0 10"/>',
  '<g viewBox="0 0 4 3"/>',
  '<svg width="0" height="3"/>',
  '<svg viewBox="0 0 NaN 1"/>',
])('%s has none', (text) => expect(readSvg(text)).toEqual({ size: undefined }))

test('every picture that is cut off, or of zeros, has no size', () => {
  for (const [extension, bytes] of Object.entries({ avif, jpg: [0xff, 0xd8, ...turned, ...frame] }))
    for (let length = 0; length < bytes.length - 12; length++)
      expect(readImageSize(Uint8Array.from(bytes.slice(0, length)), extension)).toBeUndefined()
  for (const extension of ['png', 'gif', 'jpg', 'webp', 'avif'])
    expect(readImageSize(new Uint8Array(1000), extension)).toBeUndefined()
})

test('an AVIF that says its size two hundred thousand times has none', () => {
  const size = ispe(9, 9)
  const sizes = Array.from({ length: 200_000 }, () => size).flat()
  const inner = [...be32(sizes.length + 8), ...ascii('ipco')].concat(sizes)
  const middle = [...be32(inner.length + 8), ...ascii('iprp')].concat(inner)
  const head = box('ftyp', ...ascii('avif'), 0, 0, 0, 0)
  const meta = [...be32(middle.length + 12), ...ascii('meta'), 0, 0, 0, 0].concat(middle)
  expect(readImageSize(Uint8Array.from(head.concat(meta)), 'avif')).toBeUndefined()
})
