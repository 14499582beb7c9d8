import sharp from 'sharp'

/** An area as fractions of an image's width and height. */
type Area = { left: number; top: number; width: number; height: number }

export type Marked = { src: string; width: number; height: number; areas: Area[] }

/** `before` is absent for a new page. */
export type ShotPair = { before?: Marked; after: Marked }

/** A screenshot as PNG, and its pixels with three bytes each. */
type Shot = { png: Buffer; pixels: Buffer; width: number; height: number }

/** An area in pixels. */
type Box = { left: number; top: number; right: number; bottom: number }

/** The side of the squares in which pixels are compared. */
const cell = 24
/** A difference of a colour channel up to this is invisible. */
const tolerance = 24
/** Width of an image in the report, and the margin around the differences. */
const [shownWidth, margin] = [800, 240]
/**
 * The most pixels of a page's height that are shown; a WebP image can have 16,383 lines at most.
 */
const mostHeight = 14_000

/**
 * Finds the areas in which two screenshots differ, and scales both down for a report. Equal lines
 * at the top and at the bottom are left out first, so that a longer paragraph does not mark
 * everything below it.
 *
 * @returns `undefined` when there is no visible difference
 */
export async function compareShots(
  from: Buffer,
  to: Buffer,
): Promise<Required<ShotPair> | undefined> {
  const [old, next] = [await readShot(from), await readShot(to)]
  const width = Math.min(old.width, next.width)
  const isSameRow = (oldRow: number, nextRow: number) => {
    for (let x = 0; x < width; x++) if (differs(old, next, x, oldRow, nextRow)) return false
    return true
  }
  const shorter = Math.min(old.height, next.height)
  let top = 0
  while (top < shorter && isSameRow(top, top)) top++
  const isAligned = old.height === next.height
  if (top === shorter && isAligned) return undefined
  let bottom = 0
  while (bottom < shorter - top && isSameRow(old.height - 1 - bottom, next.height - 1 - bottom))
    bottom++
  const found = isAligned ? differentBoxes(old, next, width, top, old.height - bottom) : undefined
  const mark = (shot: Shot) =>
    markedShot(
      shot,
      found ?? [{ left: 0, top, right: width, bottom: Math.max(shot.height - bottom, top + 2) }],
    )
  return { before: await mark(old), after: await mark(next) }
}

/** A screenshot of a new page, without marks. */
export async function newShot(png: Buffer): Promise<ShotPair> {
  const shot = await readShot(png)
  const all = { left: 0, top: 0, right: shot.width, bottom: shot.height }
  return { after: { ...(await markedShot(shot, [all])), areas: [] } }
}

async function readShot(png: Buffer): Promise<Shot> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { png, pixels: data, width: info.width, height: info.height }
}

function differs(old: Shot, next: Shot, x: number, oldRow: number, nextRow: number): boolean {
  const [a, b] = [(oldRow * old.width + x) * 3, (nextRow * next.width + x) * 3]
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs((old.pixels[a + channel] ?? 0) - (next.pixels[b + channel] ?? 0)) > tolerance)
      return true
  return false
}

/** Boxes around the squares that differ between two lines; adjacent squares share one. */
function differentBoxes(old: Shot, next: Shot, width: number, from: number, to: number): Box[] {
  let boxes: Box[] = []
  const isDifferent = (left: number, top: number) => {
    for (let y = top; y < Math.min(top + cell, old.height); y++)
      for (let x = left; x < Math.min(left + cell, width); x++)
        if (differs(old, next, x, y, y)) return true
    return false
  }
  for (let top = from - (from % cell); top < to; top += cell)
    for (let left = 0; left < width; left += cell)
      if (isDifferent(left, top))
        boxes = withBox(boxes, { left, top, right: left + cell, bottom: top + cell })
  return boxes
}

/** Adds a box; those near it become one with it, which may bring it near others. */
function withBox(boxes: Box[], box: Box): Box[] {
  const near = boxes.find(
    (one) =>
      box.left <= one.right + cell &&
      box.right >= one.left - cell &&
      box.top <= one.bottom + cell &&
      box.bottom >= one.top - cell,
  )
  if (!near) return [...boxes, box]
  return withBox(
    boxes.filter((one) => one !== near),
    {
      left: Math.min(near.left, box.left),
      top: Math.min(near.top, box.top),
      right: Math.max(near.right, box.right),
      bottom: Math.max(near.bottom, box.bottom),
    },
  )
}

/** Crops a screenshot to the surroundings of its differences. */
async function markedShot({ png, width, height }: Shot, boxes: readonly Box[]): Promise<Marked> {
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - margin)
  const lowest = Math.max(...boxes.map((box) => box.bottom)) + margin
  const bottom = Math.min(height, lowest, top + mostHeight)
  const { data, info } = await sharp(png)
    .extract({ left: 0, top, width, height: bottom - top })
    .resize({ width: shownWidth, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true })
  const areas = boxes
    .filter((box) => box.top < bottom)
    .map((box) => ({
      left: box.left / width,
      top: (box.top - top) / (bottom - top),
      width: (Math.min(box.right, width) - box.left) / width,
      height: (Math.min(box.bottom, bottom) - box.top) / (bottom - top),
    }))
  const src = `data:image/webp;base64,${data.toString('base64')}`
  return { src, width: info.width, height: info.height, areas }
}
