/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { z } from 'zod'
import { address, text } from '../../content/schemas/fields.ts'
import { BodyLink } from '../BodyLink.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    author: text('Quién lo dijo.'),
    source: text('Dónde lo dijo: libro, estudio, entrevista.').optional(),
    href: address('Dirección de la fuente: https://… o /….', ['web', 'path']).optional(),
  }),
  place: 'block',
  children: 'blocks',
  description: 'Una cita con su autor.',
  example: `<Quote author="«Nombre Apellido»" source="«Dónde lo dijo»" href="«https://ejemplo.org»">
«Lo que dijo.»
</Quote>`,
} satisfies ComponentRule

type Props = z.infer<typeof rule.props>

export function Quote({ author, source, href, children }: Props & { children: ReactNode }) {
  const linked = (name: string) => (href ? <BodyLink href={href}>{name}</BodyLink> : name)
  return (
    <figure className="quote">
      <blockquote>{children}</blockquote>
      <figcaption>
        {source ? author : linked(author)}
        {source && (
          <>
            , <cite>{linked(source)}</cite>
          </>
        )}
      </figcaption>
    </figure>
  )
}

Quote.rule = rule
