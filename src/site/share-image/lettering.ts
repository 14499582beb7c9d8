import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/**
 * The site's display face, in the subsets that browsers get; a glyph that the first lacks is taken
 * from the others.
 */
const parts = ['latin', 'latin-ext', 'cyrillic', 'greek'].map(
  (part) => `@fontsource-variable/piazzolla/files/piazzolla-${part}-wght-normal.woff2`,
)

/** The weight of display sizes in `theme/tokens.ts`. */
const weight = 850

/** How words are set; the spacing is relative to the size. */
type Setting = { size: number; tracking: number; wordSpacing?: number }

type Word = { width: number; glyphs: { glyph: Glyph; at: number }[] }

/** Turns words into outlines. */
export type Lettering = Awaited<ReturnType<typeof openLettering>>

/**
 * Opens the display face. Words become outlines here, because the renderer would use the fonts of
 * the machine.
 *
 * @param packages folder of the installed packages
 */
export async function openLettering(packages: string) {
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
  // Written once for each character: their numbers were four fifths of a card's time in this thread.
  const outlines = new Map<Glyph, string>()
  const outlineOf = (glyph: Glyph): string => {
    const outline = outlines.get(glyph) ?? glyph.path.toSVG()
    outlines.set(glyph, outline)
    return outline
  }
  const scaleOf = ({ size }: Setting) => size / font.unitsPerEm
  const space = font.layout(' ').advanceWidth
  const widthOf = (text: string, setting: Setting) =>
    wordOf(text).width * scaleOf(setting) + [...text].length * setting.tracking * setting.size
  const gapOf = (setting: Setting) =>
    space * scaleOf(setting) + (setting.tracking + (setting.wordSpacing ?? 0)) * setting.size

  return {
    /** A text without the characters that the face lacks: emoji, arrows. */
    writable: (text: string): string =>
      [...text.normalize('NFC')]
        .filter((sign) => faceOf(faces, sign))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    /** Width of a line in pixels. */
    measure(line: string, setting: Setting): number {
      const words = line.split(' ')
      const width = words.reduce((sum, word) => sum + widthOf(word, setting), 0)
      return width + (words.length - 1) * gapOf(setting) - setting.tracking * setting.size
    },
    /** The paths of a line whose baseline begins at a point. */
    draw(line: string, x: number, y: number, setting: Setting): string {
      let paths = ''
      let pen = x
      const scale = scaleOf(setting)
      for (const text of line.split(' ')) {
        for (const [index, { glyph, at }] of wordOf(text).glyphs.entries()) {
          const left = pen + at * scale + index * setting.tracking * setting.size
          paths += `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)})scale(${scale} ${-scale})" d="${outlineOf(glyph)}"/>`
        }
        pen += widthOf(text, setting) + gapOf(setting)
      }
      return paths
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
      return { glyph, at }
    })
  })
  return { width, glyphs }
}
