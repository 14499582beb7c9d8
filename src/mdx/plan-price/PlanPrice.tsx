/** @jsxImportSource react */
import { z } from 'zod'
import { reference, text } from '../../content/schemas/fields.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { priceOf, useBodyContext } from '../body-context.ts'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    service: reference('services', 'Nombre de archivo del servicio, sin .mdx.'),
    plan: text('El id de un plan de ese servicio.'),
  }),
  place: 'inline',
  children: 'none',
  description: 'El precio de un plan, siempre al día.',
  example: `<PlanPrice service="«creacion-paginas-web»" plan="«normal»" />`,
} satisfies ComponentRule

/** The price of a plan, taken from its service so that it is written in one place. */
export function PlanPrice({ service, plan }: z.infer<typeof rule.props>) {
  const price = priceOf(useBodyContext(), service, plan) ?? ''
  return <span className="plan-price">{keepTogether(price)}</span>
}

PlanPrice.rule = rule
