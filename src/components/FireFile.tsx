import { css } from '@emotion/react'
import { afterFirstPaint, drawing, fireColors, fireShape } from './fire-styles.ts'

/* The drawing may be higher than its box, which it covers: its colours go on above what is seen. */
const box = css`
  ${afterFirstPaint};
  container-type: size;
  width: 100%;
  height: 100%;
  pointer-events: none;
  > i {
    display: block;
    height: 100%;
    ${fireShape};
    background: ${fireColors} bottom/100% max(100cqh, 100cqw * var(--rise)) no-repeat;
  }
`

type Props = {
  /** Address of the drawing, without the base. */
  src: string
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
}

/** A fire whose drawing is a file of its own: see `fireFile` in src/art/art.ts. */
export function FireFile({ src, width, height }: Props) {
  return (
    <div css={box} data-fire="">
      <i
        css={css`
          ${drawing(src)};
          --rise: ${height} / ${width};
        `}
      />
    </div>
  )
}
