import { css } from '@emotion/react'
import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import { Fire } from './Fire.tsx'
import { photoSources } from './photo-sources.ts'
import { Subject } from './Subject.tsx'

const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const scene = css`
  position: relative;
  height: 100%;
`
const back = css`
  position: absolute;
  inset: auto 0 0;
  height: 46%;
`
const front = css`
  position: absolute;
  inset: 7% 5% 11%;
`

/** A fire, and what stands in front of it. */
export type CoverDrawing = { fire: FireDrawing; subject: CoverSubject | undefined }

/** A drawn cover, or the address of a picture, without the base. */
export type CoverImage = CoverDrawing | string

type Props = {
  cover: CoverImage
  /** What the place of the cover changes in a fire that is made for a card. */
  box?: Partial<FireDrawing> | undefined
  /** Where it is small, a subject stands without a fire. */
  isSmall?: boolean
}

/** What a cover shows: its drawn fire and subject, or the article's own picture. */
export function CoverArt({ cover, box, isSmall = false }: Props) {
  if (typeof cover === 'string')
    return (
      <img
        css={picture}
        {...photoSources(cover, '(min-width: 48em) 24rem, 100vw')}
        width={360}
        height={270}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  const { fire, subject } = cover
  const drawing = { ...fire, ...box }
  if (!subject) return <Fire drawing={drawing} />
  return (
    <div css={scene}>
      {!isSmall && (
        <Fire css={back} drawing={{ ...drawing, height: Math.round(0.46 * drawing.height) }} />
      )}
      <div css={front}>
        <Subject name={subject} />
      </div>
    </div>
  )
}
