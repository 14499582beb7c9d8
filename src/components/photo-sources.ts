import { fixedVariant, fixedWidths, isPhotograph } from '../lib/picture-variants.ts'
import { withBase } from '../lib/site-path.ts'

/** Where nobody listens for a picture, React holds back the part that it is in until it has come. */
const onLoad = () => {}

/**
 * The address of a picture outside texts, and of its sizes, of which browsers choose. A drawing has
 * but one. Its place is kept while it is on its way, and nothing waits for it.
 *
 * @param sizes how wide the page shows it, as `<img sizes>` says it
 */
export function photoSources(src: string, sizes: string) {
  const address = withBase(import.meta.env.BASE_URL, src)
  if (!isPhotograph(src)) return { onLoad, src: address }
  const sources = fixedWidths.map((width) => {
    const { path } = fixedVariant(src, width)
    return `${withBase(import.meta.env.BASE_URL, encodeURI(path))} ${width}w`
  })
  return { onLoad, srcSet: sources.join(', '), sizes, src: address }
}
