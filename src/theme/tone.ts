import { css, type Interpolation, type Theme } from '@emotion/react'
import { customProperties, day, litMaize, night, type Palette, tones } from './palette.ts'

/** The ground of a block: a background that redefines the colour tokens of everything on it. */
export type Tone = keyof typeof tones

/** A palette by day, and its differences at night. */
const ground = ({ light, dark }: { light: Palette; dark: Palette }) => css`
  ${customProperties(light)};
  .dark & {
    ${customProperties(dark, light)}
  }
  background-color: var(--paper);
  color: var(--ink);
`

const grounds = {
  night: css`
    color-scheme: dark;
    ${ground(tones.night)}
  `,
  ember: ground(tones.ember),
  maize: ground(tones.maize),
  /** Paper lit by the fire: maize that stays bright at night. */
  lit: css`
    .dark & {
      color-scheme: only light;
    }
    ${ground({ light: tones.maize.light, dark: litMaize })}
  `,
}

/** The ground of a printed object, the same by day and night; `data-ground` names its colour. */
export const printedGround = css`
  --ground: ${day.maize};
  background: var(--ground);
  color: ${day.ink};
  &[data-ground='indigo'] {
    --ground: #2b3170;
    color: ${night.ink};
  }
  &[data-ground='bone'] {
    --ground: ${day.raised};
  }
  &[data-ground='ember'] {
    --ground: ${day.ember};
  }
`

/** Props of a block on a ground: its styles, and its tone, by which print turns it into paper. */
export const onGround = (name: keyof typeof grounds, ...more: Interpolation<Theme>[]) => ({
  css: [grounds[name], ...more],
  'data-tone': name === 'lit' ? 'maize' : name,
})
