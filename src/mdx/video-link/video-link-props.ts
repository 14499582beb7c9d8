import { z } from 'zod'
import { text } from '../../content/schemas/fields.ts'
import { address, type ComponentRule } from '../component-rule.ts'

export const videoLinkRule = {
  props: z.strictObject({
    href: address('Dirección del video: https://….', ['web']),
    title: text('Título del video.'),
    duration: z
      .string()
      .regex(/^\d{1,2}(?::[0-5]\d){1,2}$/)
      .optional()
      .describe('Duración en minutos y segundos, p. ej. 3:20.'),
  }),
  place: 'block',
  children: 'none',
  example: `<VideoLink href="https://ejemplo.org/video" title="Una charla" duration="3:20" />`,
} satisfies ComponentRule

export type VideoLinkProps = z.infer<typeof videoLinkRule.props>
