import { css } from '@emotion/react'
import { afterFirstPaint, drawing, fireColors, fireShape } from '../../components/fire-styles.ts'
import { color, duration, ease, layer, media } from '../../theme/tokens.ts'
import { tongueBoxes } from './tongue-boxes.ts'

const hearth = css`
  ${afterFirstPaint};
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 560px;
  aspect-ratio: 560/496;
  > i {
    position: absolute;
    bottom: 0;
    ${fireShape};
    background: ${color.line};
    transition: background-color ${duration.layer} ${ease.standard};
  }
  > :nth-of-type(1) {
    left: 0;
    width: 28.6%;
  }
  > :nth-of-type(2) {
    left: 19%;
    width: 30.4%;
  }
  > :nth-of-type(3) {
    left: 34%;
    width: 33.9%;
  }
  > :nth-of-type(4) {
    left: 54%;
    width: 30.4%;
  }
  > :nth-of-type(5) {
    left: 73%;
    width: 26.8%;
  }
  .lit {
    position: absolute;
    inset: 0;
    background: ${fireColors};
    clip-path: inset(100% -20% -2% -20%);
    ${media.motion} {
      transition: clip-path ${duration.layer} ${ease.ignite};
    }
  }
  [data-state='past'] {
    background: var(--f3);
  }
  [data-state='current'] {
    z-index: ${layer.content};
  }
  [data-state='current'] .lit {
    clip-path: inset(-2% -20%);
  }
`

const stateOf = (place: number, current: number) =>
  place < current ? 'past' : place > current ? 'later' : 'current'

type Props = {
  /** Address of a drawing for each of `tongueBoxes`. */
  tongues: readonly string[]
  current: number
}

/** A fire of as many tongues as there are steps: past ones glow, the current one burns. */
export function Hearth({ tongues, current }: Props) {
  return (
    <div css={hearth} className="hearth" data-fire="">
      {tongueBoxes.map(({ width, height }, place) => (
        <i
          key={height}
          css={css`
            ${drawing(tongues[place] ?? '')};
            aspect-ratio: ${width} / ${height};
          `}
          data-state={stateOf(place, current)}
        >
          <i className="lit" />
        </i>
      ))}
    </div>
  )
}
