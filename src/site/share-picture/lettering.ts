import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/**
 * The site's display face, in the subsets that browsers get; a glyph that the first lacks is taken
 * from the others.
 */
const parts = ['latin', 'latin-ext', 'cyrillic', 'greek'].map(
  (part) => `@fontsource-variable/piazzolla/files/piazzolla-${part}-wght-normal.woff2`,
)

/** How words are set; the spacing is relative to the size. */
type Setting = { size: number; tracking: number; wordSpacing?: number }

type Word = { width: number; glyphs: { path: Glyph; at: number }[] }
type Glyph = { command: string; args: number[] }[]

/** Turns words into outlines in one weight of the face. */
export type Lettering = {
  /** A text without the characters that the face lacks: emoji, arrows. */
  writable: (text: string) => string
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
 * Opens the display face. Words become outlines here, because the renderer would use the fonts of
 * the machine.
 *
 * @param packages folder of the installed packages
 */
export async function openLettering(packages: string, weight: number): Promise<Lettering> {
  const faces = await Promise.all(
    parts.map(async (part) => {
      const face = create(Buffer.from(await decompress(readFileSync(join(packages, part))))) as Font
      return face.getVariation({ wght: weight })
    }),
  )
  const [font] = faces as [Font]
  const known = new Map<string, Word>()
  const wordOf = (text: string): Word => {
    const word = known.get(text) ?? shape(faces, text)
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
    writable: (text) =>
      [...text.normalize('NFC')]
        .filter((sign) => faceOf(faces, sign))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
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

const faceOf = (faces: readonly Font[], sign: string) =>
  faces.find((face) => face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** Shapes a word with the kerning of the face; positions are in its units. */
function shape(faces: readonly Font[], text: string): Word {
  const runs: { face: Font; text: string }[] = []
  for (const sign of text) {
    const face = faceOf(faces, sign)
    const last = runs.at(-1)
    if (face && last?.face === face) last.text += sign
    else if (face) runs.push({ face, text: sign })
  }
  let width = 0
  const glyphs = runs.flatMap((run) => {
    const { glyphs, positions } = run.face.layout(run.text)
    return glyphs.map((glyph, index) => {
      const at = width + (positions[index]?.xOffset ?? 0)
      width += positions[index]?.xAdvance ?? 0
      return { path: glyph.path.commands as Glyph, at }
    })
  })
  return { width, glyphs }
}

function outline(glyph: Glyph, x: number, y: number, scale: number): string {
  const place = (value: number, index: number) =>
    (index % 2 === 0 ? x + value * scale : y - value * scale).toFixed(1)
  return glyph
    .map(({ command, args }) => `${letters[command] ?? ''}${args.map(place).join(' ')}`)
    .join('')
}
