import type { ImageSize } from './image-size.ts'

/** Boxes that hold further boxes on the way to the size, with the bytes before the first of them. */
const containers = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
])

/** Finds the largest `ispe` property in the boxes of an AVIF file. */
export function readBoxSize(view: DataView): ImageSize | undefined {
  if (boxType(view, 0) !== 'ftyp') return undefined
  let largest: ImageSize | undefined
  const visit = (start: number, end: number, depth: number) => {
    for (let at = start; at + 8 <= end; ) {
      const size = view.getUint32(at) || end - at
      // Each box is at least as long as its head, so that the walk always advances.
      if (size < 8 || at + size > end) return
      const type = boxType(view, at)
      const skip = containers.get(type)
      if (skip !== undefined && depth < 4) visit(at + 8 + skip, at + size, depth + 1)
      if (type === 'ispe' && size >= 20) {
        const found = { width: view.getUint32(at + 12), height: view.getUint32(at + 16) }
        if (!largest || found.width * found.height > largest.width * largest.height) largest = found
      }
      at += size
    }
  }
  visit(0, view.byteLength, 0)
  return largest
}

const boxType = (view: DataView, at: number) =>
  String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
