const lights = {
  low: 'rgb(255 106 43 / 0.3), rgb(255 106 43 / 0.08) 48%, transparent 72%',
  high: 'rgb(255 106 43 / 0.34), rgb(255 106 43 / 0.1) 45%, transparent 72%',
} as const

/**
 * The light that a fire throws on a dark ground, as a background.
 *
 * @param shape size and position, as `radial-gradient()` takes them
 * @param height of the fire
 */
export const firelight = (shape: string, height: keyof typeof lights): string =>
  `radial-gradient(${shape}, ${lights[height]})`

/** The same light on a ground that is dark only by night, and never in print. */
export const firelightByNight = (shape: string, height: keyof typeof lights): string => `
  @media screen {
    .dark & {
      background: ${firelight(shape, height)};
    }
  }
`
