import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/** The site's display face, as browsers get it. */
const file = '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2'

/** How words are set, in parts of the size. */
type Setting = { size: number; tracking: number; wordSpacing?: number }

type Word = { width: number; glyphs: { path: Glyph; at: number }[] }
type Glyph = { command: string; args: number[] }[]

/** Words as outlines in one weight of the face. */
export type Lettering = {
  /** Width of a line in pixels. */
  measure: (line: string, setting: Setting) => number
  /** The path of a line whose baseline begins at a point. */
  draw: (line: string, x: number, y: number, setting: Setting) => string
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/**
 * Opens the display face. The renderer would take what fonts the machine has: so words become
 * outlines here.
 *
 * @param packages folder of the installed packages
 */
export async function openLettering(packages: string, weight: number): Promise<Lettering> {
  const face = create(Buffer.from(await decompress(readFileSync(join(packages, file))))) as Font
  const font = face.getVariation({ wght: weight })
  const known = new Map<string, Word>()
  const wordOf = (text: string): Word => {
    const word = known.get(text) ?? shape(font, text)
    known.set(text, word)
    return word
  }
  const scaleOf = ({ size }: Setting) => size / font.unitsPerEm
  const space = font.layout(' ').advanceWidth
  const widthOf = (text: string, setting: Setting) =>
    wordOf(text).width * scaleOf(setting) + [...text].length * setting.tracking * setting.size
  const gapOf = (setting: Setting) =>
    space * scaleOf(setting) + (setting.tracking + (setting.wordSpacing ?? 0)) * setting.size

  return {
    measure(line, setting) {
      const words = line.split(' ')
      const width = words.reduce((sum, word) => sum + widthOf(word, setting), 0)
      return width + (words.length - 1) * gapOf(setting) - setting.tracking * setting.size
    },
    draw(line, x, y, setting) {
      let path = ''
      let pen = x
      for (const text of line.split(' ')) {
        for (const [index, { path: glyph, at }] of wordOf(text).glyphs.entries()) {
          const left = pen + at * scaleOf(setting) + index * setting.tracking * setting.size
          path += outline(glyph, left, y, scaleOf(setting))
        }
        pen += widthOf(text, setting) + gapOf(setting)
      }
      return path
    },
  }
}

/** Shapes a word with the kerning of the face; positions in its units. */
function shape(font: Font, text: string): Word {
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let at = 0
  const placed = glyphs.map((glyph, index) => {
    const from = at + (positions[index]?.xOffset ?? 0)
    at += positions[index]?.xAdvance ?? 0
    return { path: glyph.path.commands as Glyph, at: from }
  })
  return { width: advanceWidth, glyphs: placed }
}

function outline(glyph: Glyph, x: number, y: number, scale: number): string {
  const place = (value: number, index: number) =>
    (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1)
  return glyph
    .map(({ command, args }) => `${letters[command] ?? ''}${args.map(place).join(' ')}`)
    .join('')
}
