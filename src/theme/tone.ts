import { css, type Interpolation, type Theme } from '@emotion/react'
import {
  customProperties,
  day,
  type FireStops,
  fireStops,
  litMaize,
  night,
  type Palette,
  tones,
} from './palette.ts'

/** The ground of a block: a background that redefines the colour tokens of everything on it. */
export type Tone = keyof typeof tones

/** A palette by day, and its differences at night. */
const ground = (light: Palette, dark: Palette, lightFire: FireStops, darkFire: FireStops) => css`
  ${customProperties(light, lightFire)};
  .dark & {
    ${customProperties(dark, darkFire, light)}
  }
  background-color: var(--paper);
  color: var(--ink);
`

const grounds = {
  night: css`
    color-scheme: dark;
    ${ground(tones.night.light, tones.night.dark, fireStops.night, fireStops.night)}
  `,
  ember: ground(tones.ember.light, tones.ember.dark, fireStops.emberDay, fireStops.emberNight),
  maize: ground(tones.maize.light, tones.maize.dark, fireStops.maizeDay, fireStops.maizeNight),
  /** Paper lit by the fire: maize that stays bright at night. */
  lit: css`
    .dark & {
      color-scheme: only light;
    }
    ${ground(tones.maize.light, litMaize, fireStops.maizeDay, fireStops.maizeDay)}
  `,
}

/** The ground of a printed object, the same by day and night; `data-ground` names its tone. */
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
