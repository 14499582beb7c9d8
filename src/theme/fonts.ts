import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import piazzolla from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'

/** The range of the latin subset, as both packages state it. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const face = (family: string, source: string, weights: string, more: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${source};${more}}`

const web = (url: string) => `url(${url}) format('woff2')`
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(',')
const metrics = (size: number, ascent: number, descent: number) =>
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`

/**
 * Two web fonts and stand-ins with their metrics, so that nothing moves when the fonts arrive.
 * The fonts are requested after the load event: `html[data-fonts]` switches to them (see boot.js).
 */
export const fontFaces = [
  face('Piazzolla Variable', web(piazzolla), '100 900', `font-display:swap;unicode-range:${latin}`),
  face(
    'Instrument Sans Variable',
    web(instrumentSans),
    '400 700',
    `font-display:swap;unicode-range:${latin}`,
  ),
  face(
    'Piazzolla Fallback',
    local('Times New Roman Bold', 'TimesNewRomanPS-BoldMT'),
    '100 900',
    metrics(106.3, 104.4, 29.2),
  ),
  face('Instrument Fallback', local('Arial', 'ArialMT'), '400 500', metrics(101.6, 95.5, 24.6)),
  face(
    'Instrument Fallback',
    local('Arial Bold', 'Arial-BoldMT'),
    '600 700',
    metrics(97.4, 99.6, 25.7),
  ),
].join('')
