import { z } from 'zod'
import { identifier, reference } from '../../content/schemas/fields.ts'
import type { ComponentRule } from '../component-rule.ts'

export const planPriceRule = {
  props: z.strictObject({
    service: reference('services', 'Nombre de archivo del servicio, sin .mdx.'),
    plan: identifier('El id de un plan de ese servicio.'),
  }),
  place: 'inline',
  children: 'none',
  example: `Un sitio normal cuesta <PlanPrice service="creacion-paginas-web" plan="normal" />.`,
} satisfies ComponentRule

export type PlanPriceProps = z.infer<typeof planPriceRule.props>
