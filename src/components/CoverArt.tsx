import { css } from '@emotion/react'
import { withBase } from '../lib/site-path.ts'
import { FireFile } from './FireFile.tsx'

const picture = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

type Props = {
  /** Address without the base: of a drawing, or of a picture of the content. */
  src: string
  /** Size of the box in the drawing's own units. */
  width: number
  height: number
}

/** What a cover shows: its drawn fire, or the article's own picture. Its title stands beside it. */
export function CoverArt({ src, ...box }: Props) {
  if (!src.startsWith('/images/')) return <FireFile src={src} {...box} />
  const address = withBase(import.meta.env.BASE_URL, src)
  return <img css={picture} src={address} {...box} alt="" loading="lazy" decoding="async" />
}
