import { z } from 'zod'
import { text } from '../../content/schemas/fields.ts'
import { address, type ComponentRule } from '../component-rule.ts'

export const chartRule = {
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
  example: `<Chart title="Tres de cada cuatro compran desde el celular" source="Ejemplo nuestro">

| Aparato | Compras |
| --- | ---: |
| Celular | 75% |
| Computadora | 25% |

</Chart>`,
} satisfies ComponentRule

export type ChartProps = z.infer<typeof chartRule.props>
export type ChartKind = NonNullable<ChartProps['kind']>
