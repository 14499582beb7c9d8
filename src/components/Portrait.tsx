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
  /** Whether it stands on a first screen, and is fetched at once. */
  isNear?: boolean
}

/** A member of the team, as wide as the place where it stands. */
export const Portrait = ({ image, ...more }: Props) => (
  <Photo css={portrait} src={image} width={320} height={400} sizes="20rem" {...more} />
)
