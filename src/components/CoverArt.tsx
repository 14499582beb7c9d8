import { css } from '@emotion/react'
import type { FireDrawing } from '../art/fire.ts'
import { withBase } from '../lib/site-path.ts'
import { Fire } from './Fire.tsx'

const picture = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** A drawn cover, or the address of a picture, without the base. */
export type CoverImage = FireDrawing | string

type Props = {
  cover: CoverImage
  /** What the place of the cover changes in a drawing that is made for a card. */
  box?: Partial<FireDrawing> | undefined
}

/** What a cover shows: its drawn fire, or the article's own picture. Its title stands beside it. */
export function CoverArt({ cover, box }: Props) {
  if (typeof cover !== 'string') return <Fire drawing={{ ...cover, ...box }} />
  const address = withBase(import.meta.env.BASE_URL, cover)
  return (
    <img
      css={picture}
      src={address}
      width={360}
      height={270}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
