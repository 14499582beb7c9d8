import { css } from '@emotion/react'
import { radius } from '../theme/tokens.ts'
import type { Tone } from '../theme/tone.ts'
import { Fire } from './Fire.tsx'

const cover = css`overflow:hidden;border-radius:${radius.control};aspect-ratio:4/3`
const square = css`aspect-ratio:1`

type Props = {
  /** One path in the box of coverBox. */
  path: string
  tone: Tone
  shape?: 'wide' | 'square'
  className?: string
}

/** Box of a drawn cover in the units of its path. */
const box = { width: 360, height: 270 }

/** The drawn cover of an article: its own fire on its own ground. */
export function Cover({ path, tone, shape = 'wide', className }: Props) {
  return (
    <div css={[cover, shape === 'square' && square]} className={className} data-tone={tone}>
      <Fire path={path} {...box} />
    </div>
  )
}
