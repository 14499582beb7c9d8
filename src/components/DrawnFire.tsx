import { css } from '@emotion/react'
import { useId, useMemo } from 'react'
import { drawFire, type FireDrawing } from '../art/fire.ts'
import { FireGradient } from './FireGradient.tsx'

type Props = {
  drawing: FireDrawing
  /** Which part stays visible when the box is cropped. */
  align?: 'xMidYMax' | 'xMaxYMax'
  className?: string
}

const fire = css`
  width: 100%;
  max-width: none;
  pointer-events: none;
`

/** A fire as a woodcut: decoration, coloured by the tone of its ground. */
export function DrawnFire({ drawing, align = 'xMidYMax', className }: Props) {
  const id = useId()
  const { width, height } = drawing
  const path = useMemo(() => drawFire(drawing), [drawing])
  return (
    <svg
      aria-hidden="true"
      css={fire}
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
    >
      <FireGradient id={id} height={height} />
      <path d={path} fill={`url(#${id})`} />
    </svg>
  )
}
