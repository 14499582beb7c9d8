/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { z } from 'zod'
import { address, text } from '../../content/schemas/fields.ts'
import { BodyLink } from '../BodyLink.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    title: text('Lo que dice la gráfica, en una frase.'),
    source: text('De dónde salen las cifras, o que son un ejemplo nuestro.'),
    href: address('Dirección de la fuente: https://… o /….', ['web', 'path']).optional(),
    kind: z
      .enum(['bars', 'marks'])
      .optional()
      .describe('bars (barras, lo normal) o marks (de cada 100, una marca por cada uno).'),
  }),
  place: 'block',
  children: 'figures-table',
  description: 'Una gráfica de la tabla que lleva dentro.',
  example: `<Chart title="«Tres de cada cuatro compran desde el celular»" source="«Ejemplo nuestro»">

| «Aparato» | «Compras» |
| --- | ---: |
| «Celular» | «75%» |
| «Computadora» | «25%» |

</Chart>`,
} satisfies ComponentRule

type Props = z.infer<typeof rule.props>
export type ChartKind = NonNullable<Props['kind']>

/**
 * A table of figures with a drawing in each cell; without the drawings it still reads as a table.
 */
export function Chart({ source, href, kind = 'bars', children }: Props & { children: ReactNode }) {
  return (
    <figure className={kind === 'bars' ? 'chart' : `chart chart-${kind}`}>
      {children}
      <figcaption>{href ? <BodyLink href={href}>{source}</BodyLink> : source}</figcaption>
    </figure>
  )
}

Chart.rule = rule
