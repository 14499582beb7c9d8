/** @jsxImportSource react */
import { imageVariants, srcSetOf } from '../lib/image-variants.ts'
import { withBase } from '../lib/site-path.ts'
import { useBodyContext } from './body-context.ts'

/** Displayed width of images in a text: its column, or the full width of a phone. */
const shownWidths = '(min-width: 48em) 43rem, 100vw'

/**
 * An image in a body. Its dimensions are known before it loads, so that the text does not shift,
 * and a photograph is offered in several sizes and formats.
 */
export function BodyImage({ src, alt, title }: { src: string; alt: string; title?: string }) {
  const { basePath, sizes } = useBodyContext()
  const { width, height } = sizes[src] ?? {}
  const image = (
    <img
      src={withBase(basePath, src)}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
  const variants = width ? imageVariants(src, width) : []
  if (variants.length === 0) return image
  const sourceOf = (wanted: string) =>
    srcSetOf(
      variants.filter(({ format }) => format === wanted),
      basePath,
    )
  return (
    <picture>
      <source type="image/avif" srcSet={sourceOf('avif')} sizes={shownWidths} />
      <source type="image/webp" srcSet={sourceOf('webp')} sizes={shownWidths} />
      {image}
    </picture>
  )
}
