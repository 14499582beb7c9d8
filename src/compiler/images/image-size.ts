import { imageSize } from 'image-size'

export type ImageSize = { width: number; height: number }

/** The name that the library and `signatureOf` give to the format of an extension. */
export const formatOf = (extension: string) => extension.replace('jpeg', 'jpg')

/**
 * How many bytes of an AVIF are read. Its size stands at the beginning, and the library's time
 * grows with the square of the number of bytes.
 */
const avifHead = 65_536

/** The bytes that end a picture; phones may append a film to a photograph. */
const endings = new Map([
  ['png', Buffer.from('IEND')],
  ['jpg', Buffer.from([0xff, 0xd9])],
])

/** Whether a picture is complete: an interrupted copy lacks its end. */
export function isWhole(bytes: Uint8Array, extension: string): boolean {
  const ending = endings.get(formatOf(extension))
  return !ending || Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ending)
}

/**
 * Width and height of a picture as displayed; `undefined` when it is not of the format that its
 * extension says.
 */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | undefined {
  try {
    const head = extension === 'avif' ? bytes.subarray(0, avifHead) : bytes
    const { width, height, type, orientation = 1 } = imageSize(head)
    if (type !== formatOf(extension) || width === 0 || height === 0) return undefined
    // From 5 on, the picture is displayed rotated by a quarter turn.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    // The library throws for unknown formats and for truncated pictures.
    return undefined
  }
}
