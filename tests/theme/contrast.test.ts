import { expect, test } from 'vitest'
import { day, litMaize, night, type Palette, tones } from '../../src/theme/palette.ts'

const palettes: Record<string, Palette> = {
  day,
  night,
  'night tone by day': tones.night.light,
  'night tone by night': tones.night.dark,
  'ember by day': tones.ember.light,
  'ember by night': tones.ember.dark,
  'maize by day': tones.maize.light,
  'maize by night': tones.maize.dark,
  'lit maize by night': litMaize,
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Contrast as WCAG 2.2 has it. */
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

type Token = Exclude<keyof Palette, 'fire'>
type Pair = [front: Token, ground: Token, least: number]

/** Pairs that are used together, and what each needs: text 4.5, borders of controls and focus 3. */
const onEveryGround = (['paper', 'raised', 'sunken'] as const).flatMap((ground): Pair[] => [
  ...(['ink', 'ink2', 'ink3', 'emberText', 'error'] as const).map(
    (text): Pair => [text, ground, 4.5],
  ),
  ['line2', ground, 3],
  ['focus', ground, 3],
])
const fills: Pair[] = [
  ['onButton', 'button', 4.5],
  ['onEmber', 'ember', 4.5],
  ['onEmber', 'emberHover', 4.5],
  ['onEmber', 'emberPress', 4.5],
]

/** The sunken ground of a flood carries no text; see the design. */
const isUsed = (name: string, [, ground]: Pair) => !/ember|maize/.test(name) || ground !== 'sunken'

test.each(Object.entries(palettes))(
  'every pair of tokens of %s has its contrast',
  (name, palette) => {
    const faults = [...onEveryGround, ...fills]
      .filter((pair) => isUsed(name, pair))
      .map(([front, ground, least]) => ({
        pair: `${front} on ${ground}`,
        least,
        ratio: Math.round(contrast(palette[front], palette[ground]) * 100) / 100,
      }))
      .filter(({ ratio, least }) => ratio < least)
    expect(faults).toEqual([])
  },
)

test('ember is brighter on hover, and brighter still when pressed', () => {
  for (const { ember, emberHover, emberPress } of [day, night]) {
    expect(luminance(emberHover)).toBeGreaterThan(luminance(ember))
    expect(luminance(emberPress)).toBeGreaterThan(luminance(emberHover))
  }
})
