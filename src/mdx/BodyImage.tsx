/** @jsxImportSource react */
import { withBase } from '../lib/site-path.ts'
import { sizeOf, useBodyContext } from './body-context.ts'

/** A picture of a body: its size is known before it loads, so that the text does not jump. */
export function BodyImage({ src, alt, title }: { src: string; alt: string; title?: string }) {
  const context = useBodyContext()
  const { width, height } = sizeOf(context, src) ?? {}
  return (
    <img
      src={withBase(context.basePath, src)}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
