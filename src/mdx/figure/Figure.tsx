/** @jsxImportSource react */
import { BodyImage } from '../BodyImage.tsx'
import { type FigureProps, figureRule } from './figure-props.ts'

/** A picture with a caption. */
export function Figure({ src, alt, caption }: FigureProps) {
  return (
    <figure className="figure">
      <BodyImage src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

Figure.rule = figureRule
