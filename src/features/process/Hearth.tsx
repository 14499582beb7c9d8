import { css } from '@emotion/react'
import { FireGradient, FireMask } from '../../components/fire-parts.tsx'
import { color, duration, ease, layer, media } from '../../theme/tokens.ts'
import { tongueBoxes } from './tongue-boxes.ts'

const hearth = css`
  position:relative;isolation:isolate;width:100%;max-width:560px;aspect-ratio:560/496;
  svg{position:absolute;bottom:0;height:auto;overflow:visible}
  svg:nth-of-type(1){left:0;width:28.6%}
  svg:nth-of-type(2){left:19%;width:30.4%}
  svg:nth-of-type(3){left:34%;width:33.9%}
  svg:nth-of-type(4){left:54%;width:30.4%}
  svg:nth-of-type(5){left:73%;width:26.8%}
  .base{fill:${color.line};transition:fill ${duration.layer} ${ease.standard}}
  .lit{clip-path:inset(100% -20% -2% -20%);${media.motion}{transition:clip-path ${duration.layer} ${ease.ignite}}}
  [data-state=past] .base{fill:var(--f3)}
  [data-state=current]{z-index:${layer.content}}
  [data-state=current] .lit{clip-path:inset(-2% -20%)}
`

/** A page has one hearth, and it may be hydrated apart from the rest: `useId` would depend on that. */
const id = 'hogar'

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
    <div css={hearth} aria-hidden="true" className="hearth">
      {tongueBoxes.map(({ width, height }, place) => (
        <svg
          key={height}
          viewBox={`0 0 ${width} ${height}`}
          data-state={stateOf(place, current)}
          aria-hidden="true"
        >
          <defs>
            <FireMask
              id={`${id}-${place}`}
              src={tongues[place] ?? ''}
              width={width}
              height={height}
            />
            <FireGradient id={`${id}-fire-${place}`} height={height} />
          </defs>
          <g mask={`url(#${id}-${place})`}>
            <rect className="base" width={width} height={height} />
            <g className="lit">
              <rect fill={`url(#${id}-fire-${place})`} width={width} height={height} />
            </g>
          </g>
        </svg>
      ))}
    </div>
  )
}
