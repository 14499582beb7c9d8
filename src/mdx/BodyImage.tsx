/** @jsxImportSource react */
import { withBase } from '../lib/site-path.ts'
import { useBodyFacts } from './body-facts.ts'

/** A picture of a body: its size is known before it loads, so that the text does not jump. */
export function BodyImage({ src, alt, title }: { src: string; alt: string; title?: string }) {
  const { basePath, imageSize } = useBodyFacts()
  const { width, height } = imageSize(src)
  return (
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
}
