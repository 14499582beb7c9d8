import { css } from '@emotion/react'
import type { CoverSubject } from '../art/cover-subjects.ts'
import type { FireDrawing } from '../art/fire.ts'
import { color, radius } from '../theme/tokens.ts'
import { tone as grounds, type Tone } from '../theme/tone.ts'
import { Fire } from './Fire.tsx'
import { Photo } from './Photo.tsx'
import { Subject } from './Subject.tsx'

const frame = (ratio: string) => css`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  aspect-ratio: ${ratio};
  /* A dark ground would end without an edge. */
  .dark & {
    outline: 1px solid ${color.line};
    outline-offset: -1px;
  }
`
const picture = css`
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
 * Shapes of covers, and what each changes in a fire that is made for a card. A small one has fewer and
 * bolder marks: those of a card would be hairlines, and cut.
 */
const shapes = {
  wide: { frame: frame('4/3'), box: {} },
  broad: { frame: frame('16/10'), box: { height: 225 } },
  square: { frame: frame('1'), box: { width: 135, height: 135, cols: 18 } },
} as const

type Props = {
  /** A fire and what stands in front of it, or the address of a picture, without the base. */
  cover: { fire: FireDrawing; subject: CoverSubject | undefined } | string
  tone: Tone
  shape?: keyof typeof shapes
  className?: string
}

/** The cover of an article: its own fire and subject on its own ground, or its picture. */
export function Cover({ cover, tone, shape = 'wide', className }: Props) {
  return (
    <div css={[grounds[tone], shapes[shape].frame]} className={className} data-tone={tone}>
      {typeof cover === 'string' ? (
        <Photo
          css={picture}
          src={cover}
          alt=""
          width={360}
          height={270}
          sizes="(min-width: 48em) 24rem, 100vw"
        />
      ) : (
        <Drawing {...cover} shape={shape} />
      )}
    </div>
  )
}

function Drawing({ fire, subject, shape }: Exclude<Props['cover'], string> & Pick<Props, 'shape'>) {
  const drawing = { ...fire, ...shapes[shape ?? 'wide'].box }
  if (!subject) return <Fire drawing={drawing} />
  return (
    <>
      {/* Where it is small, a subject stands without a fire. */}
      {shape !== 'square' && (
        <Fire css={back} drawing={{ ...drawing, height: Math.round(0.46 * drawing.height) }} />
      )}
      <div css={front}>
        <Subject name={subject} />
      </div>
    </>
  )
}
