import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { Fire } from '../../components/drawings.ts'
import { firelight } from '../../theme/firelight.ts'
import { color, duration, ease, layer, media } from '../../theme/tokens.ts'

const hearth = css`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 35rem;
  aspect-ratio: 560/496;
  > div {
    position: absolute;
    bottom: 0;
  }
  > div::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -24% -110% -20%;
    background: ${firelight('69% 69%')};
    opacity: 0;
    transition: opacity ${duration.layer} ${ease.standard};
  }
  > [data-state='current']::before {
    opacity: 1;
  }
  .cold path {
    fill: ${color.line};
    transition: fill ${duration.layer} ${ease.standard};
  }
  [data-state='past'] .cold path {
    fill: var(--f3);
  }
  [data-state='current'] {
    z-index: ${layer.content};
  }
  .lit {
    position: absolute;
    inset: 0;
    clip-path: inset(100% -20% -2% -20%);
    ${media.motion} {
      transition: clip-path ${duration.layer} ${ease.ignite};
    }
  }
  [data-state='current'] .lit {
    clip-path: inset(-2% -20%);
  }
`

const places = [
  [0, 28.6],
  [19, 30.4],
  [34, 33.9],
  [54, 30.4],
  [73, 26.8],
].map(
  ([left, width]) => css`
    left: ${left}%;
    width: ${width}%;
  `,
)

const stateOf = (place: number, current: number) =>
  place < current ? 'past' : place > current ? 'later' : 'current'

type Props = { tongues: readonly FireDrawing[]; current: number }

/**
 * A fire with a tongue for each step: past ones glow, the current one burns. Not printed, because in
 * print all steps are shown.
 */
export function Hearth({ tongues, current }: Props) {
  return (
    <div css={hearth} className="hearth" data-screen>
      {tongues.map((tongue, place) => (
        <div key={tongue.seed} css={places[place]} data-state={stateOf(place, current)}>
          <Fire className="cold" drawing={tongue} />
          <Fire className="lit" drawing={tongue} />
        </div>
      ))}
    </div>
  )
}
