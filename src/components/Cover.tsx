import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import { tone as grounds, type Tone } from '../theme/tone.ts'
import { CoverArt, type CoverImage } from './CoverArt.tsx'

const frame = css`
  overflow: hidden;
  border-radius: ${radius.control};
  aspect-ratio: 4/3;
`
const square = css`
  aspect-ratio: 1;
`

/** A small cover has fewer and bolder marks: those of a card would be hairlines, and cut. */
const squareBox = { width: 135, height: 135, cols: 18 }

type Props = {
  cover: CoverImage
  tone: Tone
  shape?: 'wide' | 'square'
  className?: string
}

/** The cover of an article: its own fire and subject on its own ground, or its picture. */
export function Cover({ cover, tone, shape = 'wide', className }: Props) {
  const isSquare = shape === 'square'
  return (
    <div css={[grounds[tone], frame, isSquare && square]} className={className} data-tone={tone}>
      <CoverArt cover={cover} box={isSquare ? squareBox : undefined} isSmall={isSquare} />
    </div>
  )
}
