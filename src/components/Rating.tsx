import { css } from '@emotion/react'
import { SINGLE_MARK } from '../art/marks.ts'
import { color } from '../theme/tokens.ts'

const rating = css`
  display: flex;
  gap: 5px;
  color: ${color.ember};
  svg {
    width: 8px;
    height: 22px;
    fill: currentColor;
  }
  svg[data-unlit] {
    opacity: 0.3;
  }
`

const marks = [1, 2, 3, 4, 5]

/** A rating as five marks of the gouge, lit up to its value. */
export function Rating({ value, className }: { value: number; className?: string }) {
  return (
    <div css={rating} className={className} role="img" aria-label={`${value} de 5`}>
      {marks.map((mark) => (
        <svg
          key={mark}
          aria-hidden="true"
          viewBox={SINGLE_MARK.viewBox}
          data-unlit={mark > value ? '' : undefined}
        >
          <path d={SINGLE_MARK.path} />
        </svg>
      ))}
    </div>
  )
}
