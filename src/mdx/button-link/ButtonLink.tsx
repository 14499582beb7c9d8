/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { z } from 'zod'
import { address } from '../../content/schemas/fields.ts'
import { BodyLink } from '../BodyLink.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    to: address('A dónde lleva: una página de este sitio (/contacto) o https://….', [
      'path',
      'web',
      'anchor',
    ]),
  }),
  place: 'inline',
  children: 'text',
  description: 'Un botón que lleva a otra página.',
  example: `<ButtonLink to="«/contacto»">«Cuéntanos tu proyecto»</ButtonLink>`,
} satisfies ComponentRule

type Props = z.infer<typeof rule.props>

export function ButtonLink({ to, children }: Props & { children: ReactNode }) {
  return (
    <BodyLink className="button-link" href={to}>
      {/* One item of its flex box: between several, spaces are lost. */}
      <span>{children}</span>
    </BodyLink>
  )
}

ButtonLink.rule = rule
