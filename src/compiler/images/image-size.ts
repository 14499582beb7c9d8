import { readBoxSize } from './image-size-avif.ts'
import { readSvgSize } from './image-size-svg.ts'

export type ImageSize = { width: number; height: number }

/** Reads width and height from the head of a picture; `undefined` when it is none of its kind. */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | undefined {
  const reader = readers.get(extension.toLowerCase())
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = reader?.(view, bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // A DataView refuses to read past the end of a picture that was cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

type Reader = (view: DataView, bytes: Uint8Array) => ImageSize | undefined

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const png: Reader = (view, bytes) =>
  textAt(bytes, 1, 3) === 'PNG' && textAt(bytes, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

const gif: Reader = (view, bytes) =>
  /^GIF8[79]a/.test(textAt(bytes, 0, 6))
    ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : undefined

/** Walks the segments of a JPEG to its frame header; a rotated picture swaps its sides. */
const jpeg: Reader = (view) => {
  if (view.getUint16(0) !== 0xffd8) return undefined
  let turned = false
  for (let at = 2; at < view.byteLength - 9; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (marker === 0xe1) turned ||= isTurned(view, at + 4, length - 2)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return turned ? { width: height, height: width } : { width, height }
    }
    at += 2 + Math.max(2, length)
  }
  return undefined
}

/** Whether the EXIF orientation turns the picture by a quarter. */
function isTurned(view: DataView, start: number, length: number): boolean {
  if (length < 14 || view.getUint32(start) !== 0x45786966) return false
  const tiff = start + 6
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  const end = start + length
  if (directory + 2 > end) return false
  const entries = Math.min(view.getUint16(directory, little), 64)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > end) return false
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little) >= 5
  }
  return false
}

const webp: Reader = (view, bytes) => {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return undefined
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X': {
      const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65536 + 1
      return { width: side(24), height: side(27) }
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    default:
      return undefined
  }
}

const readers = new Map<string, Reader>([
  ['png', png],
  ['gif', gif],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['webp', webp],
  ['avif', readBoxSize],
  ['svg', (_, bytes) => readSvgSize(new TextDecoder().decode(bytes))],
])
