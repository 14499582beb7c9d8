import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import piazzolla from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'

const face = (family: string, source: string, weights: string, more: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${source};${more}}`

const web = (url: string) => `url(${url}) format('woff2')`
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(',')
const metrics = (size: number, ascent: number, descent: number) =>
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`

/** Arial and its metric twins. */
const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']

/**
 * The two web fonts. Without a range: both are always fetched, and what they lack comes from the next
 * in line. They are asked for after the load event, see src/client/boot.js.
 */
export const webFaces = [
  face('Piazzolla Variable', web(piazzolla), '100 900', 'font-display:swap'),
  face('Instrument Sans Variable', web(instrumentSans), '400 700', 'font-display:swap'),
].join('')

/** Their stand-ins until then, of the same measures. */
export const fallbackFaces = [
  face(
    'Piazzolla Fallback',
    local('Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'),
    '100 900',
    metrics(111, 100, 27.9),
  ),
  face('Instrument Fallback', local(...regular), '400', metrics(103.6, 93.6, 24.1)),
  face('Instrument Fallback', local(...regular), '500', metrics(105.8, 91.7, 23.6)),
  face(
    'Instrument Fallback',
    local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'),
    '600 700',
    metrics(99.8, 97.2, 25.1),
  ),
].join('')
