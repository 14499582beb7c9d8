import { css } from '@emotion/react'
import { color } from '../theme/tokens.ts'
import { Mark } from './Mark.tsx'

const rating = css`
  display: flex;
  gap: 5px;
  color: ${color.ember};
  svg {
    width: 8px;
    height: 22px;
    fill: currentColor;
  }
  .unlit {
    opacity: 0.3;
  }
`

const marks = [1, 2, 3, 4, 5]

export function Rating({ value }: { value: number }) {
  return (
    <div css={rating} role="img" aria-label={`Calificación: ${value} de 5`}>
      {marks.map((mark) => (
        <Mark key={mark} className={mark > value ? 'unlit' : undefined} />
      ))}
    </div>
  )
}
