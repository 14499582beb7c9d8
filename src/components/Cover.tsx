import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import type { Tone } from '../theme/tone.ts'
import { CoverArt } from './CoverArt.tsx'

const cover = css`
  overflow: hidden;
  border-radius: ${radius.control};
  aspect-ratio: 4/3;
`
const square = css`
  aspect-ratio: 1;
`

type Props = {
  /** Address of a drawing in a box of 360 × 270, or of a picture. */
  src: string
  tone: Tone
  shape?: 'wide' | 'square'
  className?: string
}

/** Box of a drawn cover in the units of its path. */
const box = { width: 360, height: 270 }

/** The cover of an article: its own fire on its own ground, or its picture. */
export function Cover({ src, tone, shape = 'wide', className }: Props) {
  return (
    <div css={[cover, shape === 'square' && square]} className={className} data-tone={tone}>
      <CoverArt src={src} {...box} />
    </div>
  )
}
