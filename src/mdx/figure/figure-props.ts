import { z } from 'zod'
import { image, text } from '../../content/schemas/fields.ts'
import type { ComponentRule } from '../component-rule.ts'

export const figureRule = {
  props: z.strictObject({
    src: image('Ruta de la imagen, p. ej. /images/foto.webp.'),
    alt: text('Lo que muestra la imagen, para quien no la ve.'),
    caption: text('Pie de la imagen.').optional(),
  }),
  place: 'block',
  children: 'none',
  example: `<Figure src="/images/projects/penca-serena.svg" alt="La portada de un sitio" caption="Un sitio de muestra" />`,
} satisfies ComponentRule

export type FigureProps = z.infer<typeof figureRule.props>
