import { css } from '@emotion/react'
import { useId } from 'react'
import { layer } from '../theme/tokens.ts'
import { FireGradient } from './FireGradient.tsx'

type Props = {
  path: string
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
  /** Which part stays when the box is cut. */
  align?: 'xMidYMax' | 'xMaxYMax' | 'xMinYMax'
  className?: string
}

const fire = css`
  display: block;
  width: 100%;
  height: 100%;
  z-index: ${layer.art};
  pointer-events: none;
`

/** The fire cut in wood: decoration, coloured by the ground it stands on. */
export function Fire({ path, width, height, align = 'xMidYMax', className }: Props) {
  const id = useId()
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
