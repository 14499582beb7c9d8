/** @jsxImportSource react */
import { z } from 'zod'
import { address, text } from '../../content/schemas/fields.ts'
import { BodyLink } from '../BodyLink.tsx'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({
    href: address('Dirección del video: https://….', ['web']),
    title: text('Título del video.'),
  }),
  place: 'block',
  children: 'none',
  description: 'Un enlace a un video.',
  example: `<VideoLink href="«https://ejemplo.org/video»" title="«Una charla»" />`,
} satisfies ComponentRule

/** A link to a video on another site, from which nothing is loaded here. */
export function VideoLink({ href, title }: z.infer<typeof rule.props>) {
  return (
    <p className="video-link">
      <BodyLink href={href}>
        <span className="video-link-title">{title}</span>{' '}
        <span className="video-link-meta">Video</span>
      </BodyLink>
    </p>
  )
}

VideoLink.rule = rule
