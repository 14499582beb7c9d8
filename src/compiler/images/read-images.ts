import { readFile, stat } from 'node:fs/promises'
import type { FileCache } from '../file-cache.ts'
import { digestOf } from '../read/digest.ts'
import type { ImageFile } from '../read/list-files.ts'
import { decodeText, explainUnreadable } from '../read/read-source.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { findActiveSvg } from './find-active-svg.ts'
import { type ImageSize, readImageSize } from './image-size.ts'

const maximumBytes = 5 * 1024 * 1024
const heavy = 500 * 1024

/** Pictures by public path; the size is absent when the file could not be understood. */
export type Images = Map<string, ImageSize | undefined>

type Reading = {
  size?: ImageSize
  finding?: Pick<Diagnostic, 'code' | 'message'> & Partial<Diagnostic>
}

/** Reads the size of every picture that changed, and looks into drawings for what could run. */
export async function readImages(
  files: readonly ImageFile[],
  cache: FileCache,
): Promise<{ images: Images; diagnostics: Diagnostic[] }> {
  const images: Images = new Map()
  const diagnostics: Diagnostic[] = []
  for (const image of files) {
    const { file, absolute, src } = image
    const kept = cache.recall<Reading>(file, absolute)
    const { size, finding } = kept ?? (await readAnew(image, cache))
    images.set(src, size)
    if (finding) diagnostics.push({ severity: 'error', file, line: 1, column: 1, ...finding })
  }
  return { images, diagnostics }
}

async function readAnew({ file, absolute, src }: ImageFile, cache: FileCache): Promise<Reading> {
  try {
    const { size } = await stat(absolute)
    if (size > maximumBytes) return { finding: tooLarge }
    const content = await readFile(absolute)
    return cache.note(file, digestOf(content), readImage(content, src))
  } catch (error) {
    return { finding: explainUnreadable(error) }
  }
}

const tooLarge = {
  code: 'image-too-large',
  message: 'La imagen pesa más de 5 MB.',
  hint: 'Redúcela: 1600 píxeles de ancho bastan.',
}

function readImage(content: Uint8Array, src: string): Reading {
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  const finding = extension === 'svg' ? drawingFault(content) : undefined
  if (finding) return { finding }
  const size = readImageSize(content, extension)
  if (!size)
    return {
      finding: {
        code: 'image-unreadable',
        message: `El archivo no es una imagen ${extension} válida, o no dice su tamaño.`,
        hint:
          extension === 'svg' ? 'Agrega viewBox="0 0 ancho alto" a <svg>.' : 'Expórtala otra vez.',
      },
    }
  return content.length > heavy
    ? {
        size,
        finding: {
          code: 'image-heavy',
          severity: 'warning',
          message: `La imagen pesa ${Math.round(content.length / 1024)} KB y tardará en verse.`,
          hint: 'Redúcela, o guárdala como webp o avif.',
        },
      }
    : { size }
}

/** Only what is surely a drawing and nothing else is published: a browser runs what is in an SVG. */
function drawingFault(content: Uint8Array): Reading['finding'] {
  const decoded = decodeText(content)
  if (!('text' in decoded)) return decoded
  const active = findActiveSvg(decoded.text)
  if (!active) return undefined
  const before = decoded.text.slice(0, active.index).split('\n')
  return {
    code: 'svg-active',
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `Este dibujo lleva ${active.what}.`,
    hint: 'Expórtalo otra vez como SVG simple (en Inkscape: «SVG plano»), o como png.',
  }
}
