import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import piazzolla from '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url'
import { webFont } from './tokens.ts'

const face = (family: string, source: string, weights: string, more: string) =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${source};${more}}`

const web = (url: string) => `url(${url})`
const local = (...names: string[]) => names.map((name) => `local('${name}')`).join(',')
/**
 * Descriptors that give a fallback face the metrics of its web font.
 *
 * @param size percentage at which the site's own texts are equally wide in both
 * @param ascent of the web font, in per cent of its size, like the descent
 */
const metrics = (size: number, ascent: number, descent: number) => {
  const share = (height: number) => `${((height / size) * 100).toFixed(1)}%`
  return `size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)}`
}
const piazzollaMetrics = (size: number) => metrics(size, 111, 31)
const instrumentMetrics = (size: number) => metrics(size, 97, 25)

/** Times New Roman Bold and metric-compatible fonts; Android has none of them. */
const serif = local(
  'Times New Roman Bold',
  'TimesNewRomanPS-BoldMT',
  'Liberation Serif Bold',
  'Tinos Bold',
)
/** What Android substitutes for Georgia. */
const androidSerif = local('Noto Serif Bold')
/**
 * Arial and metric-compatible fonts. Android substitutes Roboto, which is as wide as the text face.
 */
const sans = local('Arial', 'ArialMT', 'Liberation Sans', 'Arimo')
const sansBold = local('Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold')

/**
 * The two web fonts. Without `unicode-range`: both are always fetched, and missing characters come
 * from the next font in the list. They are fetched after the load event, see src/client/fonts.ts.
 */
export const webFaces = [
  face(webFont.display, web(piazzolla), '100 900', 'font-display:swap'),
  face(webFont.text, web(instrumentSans), '400 700', 'font-display:swap'),
].join('')

/** Metric-compatible fallback faces until then; each weight needs its own `size-adjust`. */
export const fallbackFaces = [
  face('Piazzolla Fallback', serif, '100 750', piazzollaMetrics(105)),
  face('Piazzolla Fallback', serif, '800 900', piazzollaMetrics(106.8)),
  face('Piazzolla Android', androidSerif, '100 900', piazzollaMetrics(89.6)),
  face('Instrument Fallback', sans, '400', instrumentMetrics(100.6)),
  face('Instrument Fallback', sans, '500', instrumentMetrics(105.3)),
  face('Instrument Fallback', sansBold, '600 700', instrumentMetrics(98.4)),
].join('')
