import { css } from '@emotion/react'
import { color, radius } from '../theme/tokens.ts'
import { photoSources } from './photo-sources.ts'

const portrait = css`
  width: 100%;
  height: auto;
  aspect-ratio: 4/5;
  object-fit: cover;
  border-radius: ${radius.control};
  background: ${color.sunken};
`

type Props = {
  image: string
  alt: string
  /** Whether it stands on a first screen, and is fetched at once. */
  isNear?: boolean
}

/** A member of the team, as wide as the place where it stands. */
export function Portrait({ image, alt, isNear = false }: Props) {
  return (
    <img
      css={portrait}
      {...photoSources(image, '20rem')}
      alt={alt}
      width="320"
      height="400"
      loading={isNear ? 'eager' : 'lazy'}
    />
  )
}
