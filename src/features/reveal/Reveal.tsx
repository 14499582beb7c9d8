import { css } from '@emotion/react'
import { type ReactNode, useRef } from 'react'
import { duration, ease } from '../../theme/tokens.ts'
import { reveal, useReveal } from './use-reveal.ts'

/** For a list in a section that fades in: its items follow one another, three to a row. */
export const oneByOne = css`
  @media screen {
    [data-reveal='waiting'] & > li {
      opacity: 0;
    }
  }
  [data-reveal='shown'] & > li {
    transition: opacity ${duration.reveal} ${ease.standard};
  }
  [data-reveal='shown'] & > li:nth-of-type(3n + 2) {
    transition-delay: 150ms;
  }
  [data-reveal='shown'] & > li:nth-of-type(3n) {
    transition-delay: 300ms;
  }
`

type Props = {
  children: ReactNode
  /** Share of the block that must be seen. */
  threshold?: number
}

/** Lets a section fade in once, when it is first seen. */
export function Reveal({ children, threshold }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useReveal(box, threshold)
  return (
    <div css={reveal} ref={box}>
      {children}
    </div>
  )
}
