import { fixedVariant, fixedWidths, isPhotograph } from '../lib/picture-variants.ts'
import { withBase } from '../lib/site-path.ts'

/**
 * Lets browsers choose the size of a photograph outside texts. A drawing has but one.
 *
 * @param sizes how wide the page shows it, as `<img sizes>` says it
 */
export function photoSources(src: string, sizes: string) {
  if (!isPhotograph(src)) return undefined
  const sources = fixedWidths.map((width) => {
    const { path } = fixedVariant(src, width)
    return `${withBase(import.meta.env.BASE_URL, encodeURI(path))} ${width}w`
  })
  return { srcSet: sources.join(', '), sizes }
}
