import { css } from '@emotion/react'
import { drawRing } from '../../art/ring.ts'
import { firelight } from '../../theme/firelight.ts'
import { color, font, type } from '../../theme/tokens.ts'
import { FactList } from '../FactList.tsx'

const ring = css`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, clamp(324px, 45.5vw, 37rem));
  aspect-ratio: 1;
  margin-inline: auto;
  background: ${firelight('circle')};
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    fill: ${color.ember};
  }
  dl {
    max-width: 60%;
    text-align: center;
  }
  dt {
    ${type.lead};
    font-size: clamp(1.0625rem, 2vw, 1.6rem);
  }
  dd {
    font: 850 clamp(min(4.75rem, 26vw), 11.2vw, 10.2rem)/0.9 ${font.display};
    letter-spacing: -0.04em;
    color: ${color.maize};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 12px;
  }
`

/** People around a fire: a ring of marks for the members, and their number. */
export function Ring({ marks, fact }: { marks: number; fact: { label: string; value: string } }) {
  return (
    <div css={ring}>
      <svg aria-hidden="true" viewBox="0 0 600 600">
        <path d={drawRing(marks)} />
      </svg>
      <FactList facts={[fact]} />
    </div>
  )
}
