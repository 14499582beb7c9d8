import { readFile, stat } from 'node:fs/promises'
import { isPhotograph } from '../../lib/picture-variants.ts'
import type { FileCache } from '../file-cache.ts'
import { error, inFile, type LocalProblem, type Problem, warning } from '../problem.ts'
import { digestOf } from '../read/digest.ts'
import type { ImageFile } from '../read/list-files.ts'
import { decodeText, unreadable } from '../read/read-source.ts'
import { signatureOf } from '../read/signature.ts'
import { fileStart, lineRangeIn } from '../text/range.ts'
import { formatOf, type ImageSize, isWhole, readImageSize } from './image-size.ts'
import { readSvg } from './read-svg.ts'

const maximumBytes = 20 * 1024 * 1024
/** A heavier file gets a warning, if it is published without being resized. */
const heavy = 500 * 1024
/** Decoding more pixels takes too much memory. */
const maximumPixels = 50_000_000
/** Narrower photographs look coarse wherever they are shown. */
const narrow = 320

/** Pictures by public path; the size is absent when the file could not be read. */
export type Images = Map<string, ImageSize | undefined>

type Reading = { size?: ImageSize | undefined; problem?: LocalProblem }

/** Reads the size of every picture that changed, and refuses drawings with active content. */
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
    if (size > maximumBytes) return { problem: error(fileStart, { code: 'image-too-large' }) }
    const content = await readFile(absolute)
    return cache.note(file, digestOf(content), readImage(content, src))
  } catch (thrown) {
    return { problem: unreadable(thrown) }
  }
}

function readImage(content: Uint8Array, src: string): Reading {
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  const kind = signatureOf(content)
  if (kind && kind !== formatOf(extension))
    return { problem: error(fileStart, { code: 'foreign-file', data: { kind, extension } }) }
  const { size, problem } =
    extension === 'svg' ? readDrawing(content) : { size: readImageSize(content, extension) }
  if (problem) return { problem }
  if (!size) return { problem: error(fileStart, { code: 'image-unreadable', data: { extension } }) }
  if (!isWhole(content, extension)) return { problem: error(fileStart, { code: 'image-cut' }) }
  if (size.width * size.height > maximumPixels)
    return { problem: error(fileStart, { code: 'image-too-large', data: { size } }) }
  if (isPhotograph(src)) {
    const { width } = size
    if (width >= narrow) return { size }
    return { size, problem: warning(fileStart, { code: 'image-narrow', data: { width } }) }
  }
  if (content.length <= heavy) return { size }
  const kilobytes = Math.round(content.length / 1024)
  return { size, problem: warning(fileStart, { code: 'image-heavy', data: { kilobytes } }) }
}

function readDrawing(content: Uint8Array): Reading {
  const decoded = decodeText(content)
  if (!('text' in decoded)) return { problem: decoded }
  const reading = readSvg(decoded.text)
  if ('size' in reading) return reading
  const range = lineRangeIn(decoded.text, reading.index)
  return { problem: error(range, { code: 'svg-active', data: reading.fault }) }
}
