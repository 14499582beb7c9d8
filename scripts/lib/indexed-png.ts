import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]

/** A chunk of a PNG file: length, name, data, checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const distance = (a: Color, b: Color) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** The mean colours of the fullest cells of a grid laid over all colours, 128 at most. */
function commonColors(pixels: ArrayLike<number>): Color[] {
  const cells = new Map<number, [number, number, number, count: number]>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const cell = cells.get(key) ?? [0, 0, 0, 0]
    cells.set(key, [cell[0] + red, cell[1] + green, cell[2] + blue, cell[3] + 1])
  }
  return [...cells.values()]
    .sort((a, b) => b[3] - a[3])
    .slice(0, 128)
    .map(([red, green, blue, count]) => [
      Math.round(red / count),
      Math.round(green / count),
      Math.round(blue / count),
    ])
}

/**
 * A PNG with a palette, a third of the size of one without.
 *
 * @param pixels red, green, blue and opacity of each pixel, row by row; opacity is dropped
 */
export function indexedPng(pixels: ArrayLike<number>, width: number, height: number): Buffer {
  const palette = commonColors(pixels)
  const nearest = new Map<number, number>()
  const indexOf = (color: Color) => {
    const key = (color[0] << 16) | (color[1] << 8) | color[2]
    const known = nearest.get(key)
    if (known !== undefined) return known
    const distances = palette.map((other) => distance(color, other))
    const index = distances.indexOf(Math.min(...distances))
    nearest.set(key, index)
    return index
  }
  // Each row begins with the name of its filter; 0 is none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]]
    rows[at + Math.floor(at / width) + 1] = indexOf([red, green, blue])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
