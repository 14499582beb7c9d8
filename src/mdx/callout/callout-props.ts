import { z } from 'zod'
import { text } from '../../content/schemas/fields.ts'
import type { ComponentRule } from '../component-rule.ts'

export const calloutRule = {
  props: z.strictObject({
    title: text('Las palabras con que empieza el recuadro.').optional(),
    tone: z
      .enum(['note', 'warning'])
      .optional()
      .describe('note (nota, lo normal) o warning (advertencia).'),
  }),
  place: 'block',
  children: 'blocks',
  example: `<Callout title="Para tu negocio">
Pide ver un prototipo el primer día.
</Callout>`,
} satisfies ComponentRule

export type CalloutProps = z.infer<typeof calloutRule.props>
