import { css } from '@emotion/react'
import { type FireStops, fireStops, litMaize, type Palette, tokens, tones } from './palette.ts'

/** The ground of a block: a background that redefines the colour tokens of everything on it. */
export type Tone = 'ember' | 'night' | 'maize'

/** A palette by day, and its differences at night. */
const grounds = (light: Palette, dark: Palette, lightFire: FireStops, darkFire: FireStops) => css`
  ${tokens(light, lightFire)};
  .dark & {
    ${tokens(dark, darkFire, light)}
  }
  background-color: var(--paper);
  color: var(--ink);
`

/** Styles of a block for each tone, which the block also states as `data-tone`. */
export const tone = {
  night: css`
    color-scheme: dark;
    ${grounds(tones.night.light, tones.night.dark, fireStops.night, fireStops.night)}
  `,
  ember: grounds(tones.ember.light, tones.ember.dark, fireStops.emberDay, fireStops.emberNight),
  maize: grounds(tones.maize.light, tones.maize.dark, fireStops.maizeDay, fireStops.maizeNight),
  /** Paper lit by the fire: maize that stays bright at night. */
  lit: css`
    .dark & {
      color-scheme: light;
    }
    ${grounds(tones.maize.light, litMaize, fireStops.maizeDay, fireStops.maizeDay)}
  `,
}
