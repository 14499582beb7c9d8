import { readFile, stat } from 'node:fs/promises'
import { imageSize } from 'image-size'
import { hashOf } from '../../lib/hash.ts'
import type { ImageSize } from '../../lib/image.ts'
import { isPhotograph } from '../../lib/image-variants.ts'
import type { FileCache } from '../file-cache.ts'
import { flag, inFile, type LocalProblem, type Problem } from '../problem.ts'
import type { ImageFile } from '../read/list-files.ts'
import { decodeText, unreadable } from '../read/read-source.ts'
import { signatureOf } from '../read/signature.ts'
import { fileStart, lineRangeIn } from '../text/range.ts'
import { readSvg } from './read-svg.ts'

const maximumBytes = 20 * 1024 * 1024
/** A heavier file gets a warning, if it is published without being resized. */
const heavy = 500 * 1024
/** Decoding more pixels takes too much memory. */
const maximumPixels = 50_000_000
/** Narrower photographs look coarse wherever they are shown. */
const narrow = 320

/** Images by public path; the size is absent when the file could not be read. */
export type Images = Map<string, ImageSize | undefined>

type Reading = { size?: ImageSize; problem?: LocalProblem }

/** Reads the size of every image that changed, and refuses drawings with active content. */
export async function readImages(
  files: readonly ImageFile[],
  cache: FileCache,
): Promise<{ images: Images; problems: Problem[] }> {
  const images: Images = new Map()
  const problems: Problem[] = []
  for (const image of files) {
    const { file, absolute, src } = image
    const { size, problem } =
      cache.recall<Reading>(file, absolute) ?? (await readFromDisk(image, cache))
    images.set(src, size)
    if (problem) problems.push(inFile(file, problem))
  }
  return { images, problems }
}

async function readFromDisk(
  { file, absolute, src }: ImageFile,
  cache: FileCache,
): Promise<Reading> {
  try {
    const { size } = await stat(absolute)
    if (size > maximumBytes) return { problem: flag(fileStart, { code: 'image-too-large' }) }
    const content = await readFile(absolute)
    return cache.note(file, hashOf(content), await readImage(content, src))
  } catch (thrown) {
    return { problem: unreadable(thrown) }
  }
}

async function readImage(content: Buffer, src: string): Promise<Reading> {
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  const kind = signatureOf(content)
  if (kind && kind !== formatOf(extension))
    return { problem: flag(fileStart, { code: 'foreign-file', data: { kind, extension } }) }
  const { size, problem } =
    extension === 'svg' ? readDrawing(content) : { size: readImageSize(content, extension) }
  if (problem) return { problem }
  const fault = flag(fileStart, { code: 'image-unreadable', data: { extension } })
  if (!size) return { problem: fault }
  if (!isWhole(content, extension)) return { problem: flag(fileStart, { code: 'image-cut' }) }
  if (size.width * size.height > maximumPixels)
    return { problem: flag(fileStart, { code: 'image-too-large', data: { size } }) }
  if (isPhotograph(src)) {
    const published = await readPublished(content)
    if (!published) return { problem: fault }
    const { autoOrient: size, pages = 1 } = published
    const { width } = size
    if (width < narrow)
      return { size, problem: flag(fileStart, { code: 'image-narrow', data: { width } }) }
    return pages > 1 ? { size, problem: flag(fileStart, { code: 'image-still' }) } : { size }
  }
  if (content.length <= heavy) return { size }
  const kilobytes = Math.round(content.length / 1024)
  return { size, problem: flag(fileStart, { code: 'image-heavy', data: { kilobytes } }) }
}

function readDrawing(content: Uint8Array): Reading {
  const decoded = decodeText(content)
  if (!('text' in decoded)) return { problem: decoded }
  const reading = readSvg(decoded.text)
  if ('size' in reading) return reading
  const range = lineRangeIn(decoded.text, reading.index)
  return { problem: flag(range, { code: 'svg-active', data: reading.fault }) }
}

/** The name that the library and `signatureOf` give to the format of an extension. */
const formatOf = (extension: string) => extension.replace('jpeg', 'jpg')

/**
 * How many bytes of an AVIF are read. Its size stands at the beginning, and the library's time
 * grows with the square of the number of bytes.
 */
const avifHead = 65_536

/**
 * Whether an image is complete: an interrupted copy lacks its end. Phones may append a film to a
 * photograph.
 */
function isWhole(bytes: Buffer, extension: string): boolean {
  switch (formatOf(extension)) {
    case 'png':
      return bytes.includes('IEND')
    case 'jpg':
      return bytes.includes(Buffer.from([0xff, 0xd9]), startOfScan(bytes))
    case 'webp':
      return bytes.length >= 8 + bytes.readUInt32LE(4)
    case 'avif':
      return bytes.length >= endOfBoxes(bytes)
    default:
      return true
  }
}

/** Where the pixels of an AVIF end. It is a sequence of boxes, which begin with length and name. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0
  let name = ''
  while (name !== 'mdat' && at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    // Shorter ones state no length: the last box may do so.
    if (length < 8) break
    name = bytes.toString('latin1', at + 4, at + 8)
    at += length
  }
  return at
}

/**
 * Where the pixels of a JPEG begin. Its segments before may hold a preview with an end of its own,
 * as those of telephones do.
 */
function startOfScan(bytes: Buffer): number {
  let at = 2
  // A segment is FF, its kind, and its length without these two bytes; FF DA is the scan.
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda && at + 4 <= bytes.length)
    at += 2 + bytes.readUInt16BE(at + 2)
  return at
}

/** What is known of a photograph as it is published; `undefined` when it cannot be made. */
async function readPublished(content: Buffer) {
  const { default: sharp } = await import('sharp')
  const read = sharp(content, { failOn: 'none' }).metadata()
  return read.catch(() => undefined)
}

/**
 * Width and height that an image states; `undefined` when it is not of the format that its
 * extension says.
 */
export function readImageSize(bytes: Uint8Array, extension: string): ImageSize | undefined {
  try {
    const head = extension === 'avif' ? bytes.subarray(0, avifHead) : bytes
    const { width, height, type } = imageSize(head)
    return type === formatOf(extension) && width && height ? { width, height } : undefined
  } catch {
    // The library throws for unknown formats and for truncated images.
    return undefined
  }
}
