/** @jsxImportSource react */
import { BodyLink } from '../BodyLink.tsx'
import { type VideoLinkProps, videoLinkRule } from './video-link-props.ts'

/** A link to a video elsewhere; nothing of that site is loaded here. */
export function VideoLink({ href, title, duration }: VideoLinkProps) {
  return (
    <p className="video-link">
      <BodyLink href={href}>
        <span className="video-link-title">{title}</span>{' '}
        <span className="video-link-meta">{duration ? `Video, ${duration}` : 'Video'}</span>
      </BodyLink>
    </p>
  )
}

VideoLink.rule = videoLinkRule
