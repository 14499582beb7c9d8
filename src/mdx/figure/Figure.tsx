/** @jsxImportSource react */
import { z } from 'zod'
import { image, text } from '../../content/schemas/fields.ts'
import { BodyImage } from '../BodyImage.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    src: image('Ruta de la imagen, p. ej. /images/foto.webp.'),
    alt: text('Lo que muestra la imagen, para quien no la ve.'),
    caption: text('Pie de la imagen.').optional(),
  }),
  place: 'block',
  children: 'none',
  description: 'Una imagen de content/images con su pie.',
  example: `<Figure src="«/images/foto.webp»" alt="«La portada de un sitio»" caption="«Un sitio de muestra»" />`,
} satisfies ComponentRule

export function Figure({ src, alt, caption }: z.infer<typeof rule.props>) {
  return (
    <figure className="figure">
      <BodyImage src={src} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

Figure.rule = rule
