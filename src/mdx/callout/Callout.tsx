/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { z } from 'zod'
import { text } from '../../content/schemas/fields.ts'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    title: text('Las palabras con que empieza el recuadro.').optional(),
    tone: z
      .enum(['note', 'warning'])
      .optional()
      .describe('note (nota, lo normal) o warning (advertencia).'),
  }),
  place: 'block',
  children: 'blocks',
  description: 'Un recuadro que resalta un consejo o una advertencia.',
  example: `<Callout title="«Para tu negocio»">
«Pide ver un prototipo el primer día.»
</Callout>`,
} satisfies ComponentRule

type Props = z.infer<typeof rule.props>

const labels = { note: 'Nota', warning: 'Advertencia' } as const

export function Callout({ title, tone = 'note', children }: Props & { children: ReactNode }) {
  const ending = title && /[.:?!…]$/.test(title) ? ' ' : ': '
  return (
    <div className={`callout callout-${tone}`} role="note" aria-label={title ?? labels[tone]}>
      {title && (
        <p className="callout-title">
          {title}
          {ending}
        </p>
      )}
      {children}
    </div>
  )
}

Callout.rule = rule
