import { css } from '@emotion/react'
import { afterFirstPaint, drawing, fireColors, fireShape } from './fire-styles.ts'

/* The drawing covers the box and stands on its foot, like an SVG that is cut (`YMax slice`). */
const box = css`
  ${afterFirstPaint};
  display:grid;align-content:end;justify-content:center;container-type:size;width:100%;height:100%;overflow:hidden;
  pointer-events:none;
  > i{width:max(100cqw,100cqh*var(--ratio));aspect-ratio:var(--ratio);${fireShape};${fireColors}}
`
const atEnd = css`justify-content:end`

type Props = {
  /** Address of the drawing, without the base. */
  src: string
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
  /** Which part stays when the box is narrower than the drawing. */
  align?: 'center' | 'end'
}

/** A fire whose drawing is a file of its own: see `fireFile` in src/lib/art.ts. */
export function FireFile({ src, width, height, align = 'center' }: Props) {
  return (
    <div css={[box, align === 'end' && atEnd]} data-fire="">
      <i css={css`${drawing(src)};--ratio:${width}/${height}`} />
    </div>
  )
}
