import { css } from '@emotion/react'
import { fireStops, litMaize, night, tones } from './palette.ts'
import { tokens } from './palette-tokens.ts'

/** Ground of a block: redefines the colour tokens for all that stands on it. */
export type Tone = 'ember' | 'night' | 'maize'

const ground = `
  background-color: var(--paper);
  color: var(--ink);
`

/** Styles of a block on each ground, which it also names as `data-tone`. */
export const tone = {
  night: css`
    color-scheme: dark;
    ${tokens(tones.night.light, fireStops.night)};
    .dark & {
      ${tokens(tones.night.dark, fireStops.night, night)}
    }
    ${ground}
  `,
  ember: css`
    ${tokens(tones.ember.light, fireStops.emberDay)};
    .dark & {
      ${tokens(tones.ember.dark, fireStops.emberNight, tones.ember.light)}
    }
    ${ground}
  `,
  maize: css`
    ${tokens(tones.maize.light, fireStops.maizeDay)};
    .dark & {
      ${tokens(tones.maize.dark, fireStops.maizeNight, tones.maize.light)}
    }
    ${ground}
  `,
  /** Paper lit by the fire: maize that stays bright at night. */
  lit: css`
    ${tokens(tones.maize.light, fireStops.maizeDay)};
    .dark & {
      color-scheme: light;
      ${tokens(litMaize, fireStops.maizeDay, tones.maize.light)}
    }
    ${ground}
  `,
}
