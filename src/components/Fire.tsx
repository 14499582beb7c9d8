import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { layer } from '../theme/tokens.ts'
import { FireGradient, FireMask } from './fire-parts.tsx'

type Box = {
  /** Size of the drawing's box in its own units. */
  width: number
  height: number
  /** Which part stays when the box is cut. */
  align?: 'xMidYMax' | 'xMaxYMax' | 'xMinYMax'
  className?: string
}

const fire = css`display:block;width:100%;height:100%;z-index:${layer.art};pointer-events:none`

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
      <FireGradient id={id} height={height} />
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

/**
 * A fire whose drawing is a file of its own: see `fireFile` in src/lib/art.ts. Where a part of the
 * page is hydrated by itself, it needs an `id` that does not depend on the rest.
 */
export function FireFile({ src, id: name, ...box }: Box & { src: string; id?: string }) {
  const ownId = useId()
  const id = name ?? ownId
  const { width, height } = box
  return (
    <Frame id={id} {...box}>
      <FireMask id={`${id}-m`} src={src} width={width} height={height} />
      <rect width={width} height={height} fill={`url(#${id})`} mask={`url(#${id}-m)`} />
    </Frame>
  )
}
