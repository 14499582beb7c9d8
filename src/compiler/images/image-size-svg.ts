import type { ImageSize } from './image-size.ts'

/** Reads the size of a drawing from the attributes of its root, or from its view box. */
export function readSvgSize(text: string): ImageSize | undefined {
  const root = svgRoot(text)
  if (root === undefined) return undefined
  const box = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const ratio = box?.length === 4 && box.every(Number.isFinite) ? box : undefined
  const width = pixels(attribute(root, 'width'))
  const height = pixels(attribute(root, 'height'))
  const [, , boxWidth = 0, boxHeight = 0] = ratio ?? []
  if (width && height) return { width, height }
  if (boxWidth <= 0 || boxHeight <= 0) return undefined
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

/** The opening tag of the root element. */
function svgRoot(text: string): string | undefined {
  const start = text.search(/<svg[\s>]/)
  const end = text.indexOf('>', start)
  return start === -1 || end === -1 ? undefined : text.slice(start, Math.min(end, start + 5000))
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}

function pixels(value: string | undefined): number | undefined {
  const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(value ?? '')?.[1]
  return number === undefined ? undefined : Math.round(Number(number)) || undefined
}
