import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { withBase } from '../lib/site-path.ts'
import { layer } from '../theme/tokens.ts'

type Box = {
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

type FrameProps = Box & {
  /** Name of the gradient within the document. */
  id: string
  children: ReactNode
}

function Frame({ id, width, height, align = 'xMidYMax', className, children }: FrameProps) {
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
      {children}
    </svg>
  )
}

/** The fire cut in wood: decoration, coloured by the ground it stands on. */
export function Fire({ path, ...box }: Box & { path: string }) {
  const id = useId()
  return (
    <Frame id={id} {...box}>
      <path d={path} fill={`url(#${id})`} />
    </Frame>
  )
}

/** A fire whose drawing is a file of its own: see `fireFile` in src/lib/art.ts. */
export function FireFile({ src, ...box }: Box & { src: string }) {
  const id = useId()
  const { width, height } = box
  const address = withBase(import.meta.env.BASE_URL, src)
  return (
    <Frame id={id} {...box}>
      <mask id={`${id}-m`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <image href={address} width={width} height={height} />
      </mask>
      <rect width={width} height={height} fill={`url(#${id})`} mask={`url(#${id}-m)`} />
    </Frame>
  )
}
