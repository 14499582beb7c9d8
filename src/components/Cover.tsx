import { css } from '@emotion/react'
import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import type { Image } from '../lib/image.ts'
import { color, radius } from '../theme/tokens.ts'
import { onGround, type Tone } from '../theme/tone.ts'
import { Fire, Subject } from './drawings.ts'
import { Photo } from './Photo.tsx'

/* Outlined at night, when a dark ground has no visible edge on the page. */
const frame = (ratio: string) => css`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  aspect-ratio: ${ratio};
  print-color-adjust: exact;
  .dark & {
    outline: 1px solid ${color.line};
    outline-offset: -1px;
  }
`
const image = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
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

/**
 * Shapes of covers, and how each changes a fire designed for a card. A small cover has fewer and
 * bolder marks, because those of a card would be cropped and as thin as hairlines.
 */
const shapes = {
  wide: { frame: frame('4/3'), box: {} },
  broad: { frame: frame('16/10'), box: { height: 225 } },
  square: { frame: frame('1'), box: { width: 135, height: 135, cols: 18 } },
} as const

type Props = {
  /** A fire and the subject in front of it, or an image. */
  cover: { fire: FireDrawing; subject: CoverSubject | undefined } | Image
  tone: Tone
  shape?: keyof typeof shapes
  className?: string
}

/** The cover of an article: its fire and subject on its ground, or its image. */
export function Cover({ cover, tone, shape = 'wide', className }: Props) {
  return (
    <div {...onGround(tone, shapes[shape].frame)} className={className} data-cover="">
      {'src' in cover ? (
        <Photo css={image} {...cover} sizes="(min-width: 48em) 24rem, 100vw" />
      ) : (
        <Drawing {...cover} shape={shape} />
      )}
    </div>
  )
}

type DrawingProps = Exclude<Props['cover'], Image> & Required<Pick<Props, 'shape'>>

function Drawing({ fire, subject, shape }: DrawingProps) {
  const drawing = { ...fire, ...shapes[shape].box }
  if (!subject) return <Fire drawing={drawing} />
  return (
    <>
      {/* A small cover shows the subject without a fire. */}
      {shape !== 'square' && (
        <Fire css={back} drawing={{ ...drawing, height: Math.round(0.46 * drawing.height) }} />
      )}
      <div css={front}>
        <Subject name={subject} />
      </div>
    </>
  )
}
