import type { Picture } from '../lib/picture.ts'
import { fixedVariant, fixedWidths, isPhotograph } from '../lib/picture-variants.ts'
import { withBase } from '../lib/site-path.ts'

/** Where nobody listens for a picture, React holds back the part that it is in until it has come. */
const onLoad = () => {}

/** The address of a picture, and of its sizes, of which browsers choose. A drawing has but one. */
export function photoSources(src: string, sizes: string) {
  const address = withBase(import.meta.env.BASE_URL, src)
  if (!isPhotograph(src)) return { src: address }
  const sources = fixedWidths.map((width) => {
    const { path } = fixedVariant(src, width)
    return `${withBase(import.meta.env.BASE_URL, encodeURI(path))} ${width}w`
  })
  return { srcSet: sources.join(', '), sizes, src: address }
}

type Props = Picture & {
  /** How wide the page shows it, as `<img sizes>` says it. */
  sizes: string
  /** Whether it stands on a first screen, and is fetched at once. */
  isNear?: boolean
  className?: string
}

/** A picture outside texts. Its place is kept while it is on its way, and nothing waits for it. */
export function Photo({ src, alt, sizes, isNear = false, ...more }: Props) {
  return (
    <img
      {...more}
      {...photoSources(src, sizes)}
      alt={alt}
      loading={isNear ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={onLoad}
    />
  )
}
