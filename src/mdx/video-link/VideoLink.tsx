/** @jsxImportSource react */
import { z } from 'zod'
import { address, text } from '../../content/schemas/fields.ts'
import { BodyLink } from '../BodyLink.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
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
  description: 'Un enlace a un video.',
  example: `<VideoLink href="«https://ejemplo.org/video»" title="«Una charla»" duration="«3:20»" />`,
} satisfies ComponentRule

/** A link to a video on another site, from which nothing is loaded here. */
export function VideoLink({ href, title, duration }: z.infer<typeof rule.props>) {
  return (
    <p className="video-link">
      <BodyLink href={href}>
        <span className="video-link-title">{title}</span>{' '}
        <span className="video-link-meta">{duration ? `Video, ${duration}` : 'Video'}</span>
      </BodyLink>
    </p>
  )
}

VideoLink.rule = rule
