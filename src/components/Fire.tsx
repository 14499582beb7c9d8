import { css } from '@emotion/react'
import { useId } from 'react'
import { layer } from '../theme/tokens.ts'

type Props = {
  /** One path, made by src/lib/fire.ts when the page was planned. */
  path: string
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
  /** Which part stays when the box is cut. */
  align?: 'xMidYMax' | 'xMaxYMax' | 'xMinYMax'
  className?: string
}

const fire = css`display:block;width:100%;height:100%;z-index:${layer.art};pointer-events:none`

/** Stops of every fire, base to tip, as fractions of its height; colours follow theme and tone. */
const offsets = [0, 0.07, 0.27, 0.56, 1]

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
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={height} x2="0" y2="0">
        {offsets.map((offset, index) => (
          <stop key={offset} offset={offset} className={`s${index}`} />
        ))}
      </linearGradient>
      <path d={path} fill={`url(#${id})`} />
    </svg>
  )
}
