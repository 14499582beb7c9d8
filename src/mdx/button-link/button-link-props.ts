import { z } from 'zod'
import { address, type ComponentRule } from '../component-rule.ts'

export const buttonLinkRule = {
  props: z.strictObject({
    to: address('A dónde lleva: una página de este sitio (/contacto) o https://….', [
      'path',
      'web',
      'anchor',
    ]),
  }),
  place: 'inline',
  children: 'text',
  example: `<ButtonLink to="/contacto">Cuéntanos tu proyecto</ButtonLink>`,
} satisfies ComponentRule

export type ButtonLinkProps = z.infer<typeof buttonLinkRule.props>
