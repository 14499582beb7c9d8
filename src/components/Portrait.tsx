import { css } from '@emotion/react'
import { color, radius } from '../theme/tokens.ts'
import { Photo } from './Photo.tsx'

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
  /** Whether it is on the first screen, and so not loaded lazily. */
  isNear?: boolean
}

/** The portrait of a team member, as wide as its container. */
export const Portrait = ({ image, ...more }: Props) => (
  <Photo css={portrait} src={image} width={320} height={400} sizes="20rem" {...more} />
)
