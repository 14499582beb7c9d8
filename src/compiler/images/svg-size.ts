import type { ImageSize } from './image-size.ts'

/**
 * The size of a drawing by the attributes of its root, or by its view box. `image-size` reads them by
 * regular expressions and knows no commas in a view box; here they are parsed already.
 */
export function svgSize(root: Readonly<Record<string, string>>): ImageSize | undefined {
  const box = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] =
    box.length === 4 && box.every(Number.isFinite) ? box : []
  const width = pixels(root.width)
  const height = pixels(root.height)
  if (width && height) return { width, height }
  if (boxWidth <= 0 || boxHeight <= 0) return undefined
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) }
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height }
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) }
}

function pixels(value = ''): number | undefined {
  const number = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/.exec(value)?.[1]
  return number === undefined ? undefined : Math.round(Number(number)) || undefined
}
