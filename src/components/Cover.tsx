import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import type { Tone } from '../theme/tone.ts'
import { CoverArt, type CoverImage } from './CoverArt.tsx'

const frame = css`
  overflow: hidden;
  border-radius: ${radius.control};
  aspect-ratio: 4/3;
`
const square = css`
  aspect-ratio: 1;
`

type Props = {
  cover: CoverImage
  tone: Tone
  shape?: 'wide' | 'square'
  className?: string
}

/** The cover of an article: its own fire on its own ground, or its picture. */
export function Cover({ cover, tone, shape = 'wide', className }: Props) {
  return (
    <div css={[frame, shape === 'square' && square]} className={className} data-tone={tone}>
      <CoverArt cover={cover} />
    </div>
  )
}
