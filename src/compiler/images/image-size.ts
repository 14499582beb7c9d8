import { imageSize } from 'image-size'

export type ImageSize = { width: number; height: number }

/** What the library, and the first bytes of a file, call the format that an extension stands for. */
export const formatOf = (extension: string) => extension.replace('jpeg', 'jpg')

/**
 * Bytes of an AVIF that are looked at. Its sizes stand at the beginning, and the library takes time by
 * the square of their number.
 */
const avifHead = 65_536

/** How pictures end; phones may write a film after the end of a photograph. */
const endings = new Map([
  ['png', Buffer.from('IEND')],
  ['jpg', Buffer.from([0xff, 0xd9])],
])

/** Whether a picture has its end: a copy that broke off has none. */
export function isWhole(bytes: Uint8Array, extension: string): boolean {
  const ending = endings.get(formatOf(extension))
  return !ending || Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ending)
}

/** Width and height of a picture as it is shown; `undefined` when it is none of its kind. */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | undefined {
  try {
    const head = extension === 'avif' ? bytes.subarray(0, avifHead) : bytes
    const { width, height, type, orientation = 1 } = imageSize(head)
    if (type !== formatOf(extension) || width === 0 || height === 0) return undefined
    // From 5 on, the picture is shown turned by a quarter.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    // The library throws for what it does not know, and for pictures that were cut off.
    return undefined
  }
}
