/** Shares of a picture's width and height, from 0 to 1. */
type Area = { left: number; top: number; width: number; height: number }

export type Marked = { src: string; width: number; height: number; areas: Area[] }

export type ShotPair = { before: Marked; after: Marked }

/**
 * Runs in the browser, and so refers to nothing outside: finds the areas in which two pictures
 * differ, and makes both small enough for a report. Equal lines of pixels at both ends are left out
 * first, so that a longer paragraph does not mark all that stands below it.
 *
 * @returns nothing when no pixel differs by more than a trace
 */
export async function compareShots([from, to]: [string, string]): Promise<ShotPair | undefined> {
  const cell = 24
  const trace = 24
  const shown = 800
  const margin = 240
  const mostHeight = 14_000

  const load = async (src: string) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = Math.min(image.height, mostHeight)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, 0)
    return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height).data }
  }
  const [old, next] = [await load(from), await load(to)]
  const width = Math.min(old.canvas.width, next.canvas.width)
  const heights = { old: old.canvas.height, next: next.canvas.height }

  const differs = (x: number, oldRow: number, nextRow: number) => {
    const [a, b] = [(oldRow * old.canvas.width + x) * 4, (nextRow * next.canvas.width + x) * 4]
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((old.pixels[a + channel] ?? 0) - (next.pixels[b + channel] ?? 0)) > trace)
        return true
    return false
  }
  const isSameRow = (oldRow: number, nextRow: number) => {
    for (let x = 0; x < width; x++) if (differs(x, oldRow, nextRow)) return false
    return true
  }
  const shorter = Math.min(heights.old, heights.next)
  let top = 0
  while (top < shorter && isSameRow(top, top)) top++
  if (top === shorter && heights.old === heights.next) return undefined
  let bottom = 0
  while (bottom < shorter - top && isSameRow(heights.old - 1 - bottom, heights.next - 1 - bottom))
    bottom++

  const found: { left: number; top: number; right: number; bottom: number }[] = []
  const mark = (column: number, row: number) => {
    const left = column * cell
    const upper = row * cell
    const box = { left, top: upper, right: left + cell, bottom: upper + cell }
    const near = found.find(
      (one) =>
        box.left <= one.right + cell &&
        box.right >= one.left - cell &&
        box.top <= one.bottom + cell &&
        box.bottom >= one.top - cell,
    )
    if (!near) found.push(box)
    else
      Object.assign(near, {
        left: Math.min(near.left, box.left),
        top: Math.min(near.top, box.top),
        right: Math.max(near.right, box.right),
        bottom: Math.max(near.bottom, box.bottom),
      })
  }
  if (heights.old === heights.next)
    for (let row = Math.floor(top / cell); row * cell < heights.old - bottom; row++)
      for (let column = 0; column * cell < width; column++) {
        let isFound = false
        for (let y = row * cell; y < Math.min((row + 1) * cell, heights.old) && !isFound; y++)
          for (let x = column * cell; x < Math.min((column + 1) * cell, width) && !isFound; x++)
            isFound = differs(x, y, y)
        if (isFound) mark(column, row)
      }

  const isAligned = heights.old === heights.next
  const picture = (canvas: HTMLCanvasElement) => {
    const boxes = isAligned
      ? found
      : [{ left: 0, top, right: width, bottom: Math.max(canvas.height - bottom, top + 2) }]
    // What stands far from any change is left out.
    const upper = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin)
    const lower = Math.min(canvas.height, Math.max(...boxes.map((box) => box.bottom)) + margin)
    const scale = Math.min(1, shown / canvas.width)
    const small = document.createElement('canvas')
    small.width = Math.round(canvas.width * scale)
    small.height = Math.round((lower - upper) * scale)
    const context = small.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, 0, -upper * scale, small.width, canvas.height * scale)
    const areas = boxes.map((box) => ({
      left: box.left / canvas.width,
      top: (box.top - upper) / (lower - upper),
      width: (Math.min(box.right, canvas.width) - box.left) / canvas.width,
      height: (Math.min(box.bottom, canvas.height) - box.top) / (lower - upper),
    }))
    const { width: wide, height: high } = small
    return { src: small.toDataURL('image/webp', 0.6), width: wide, height: high, areas }
  }
  return { before: picture(old.canvas), after: picture(next.canvas) }
}
