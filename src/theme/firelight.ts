/**
 * The light that a fire throws on a dark ground, as a background.
 *
 * @param shape size and position, as `radial-gradient()` takes them
 */
export const firelight = (shape: string): string =>
  `radial-gradient(${shape}, rgb(255 106 43 / 0.34), rgb(255 106 43 / 0.1) 45%, transparent 72%)`

/** The same light on a ground that is dark only by night, and never in print. */
export const firelightByNight = (shape: string): string => `
  @media screen {
    .dark & {
      background: ${firelight(shape)};
    }
  }
`
