import { z } from 'zod'
import { text } from '../../content/schemas/fields.ts'
import { address, type ComponentRule } from '../component-rule.ts'

export const quoteRule = {
  props: z.strictObject({
    author: text('Quién lo dijo.'),
    source: text('Dónde lo dijo: libro, estudio, entrevista.').optional(),
    href: address('Dirección de la fuente: https://… o /….', ['web', 'path']).optional(),
  }),
  place: 'block',
  children: 'blocks',
  example: `<Quote author="Nombre Apellido" source="Dónde lo dijo" href="https://ejemplo.org">
Lo que dijo.
</Quote>`,
} satisfies ComponentRule

export type QuoteProps = z.infer<typeof quoteRule.props>
