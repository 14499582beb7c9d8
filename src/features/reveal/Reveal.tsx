import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { duration, ease } from '../../theme/tokens.ts'
import { revealRatio } from './reveal-ratio.ts'

const reveal = css`
  @media screen{&[data-reveal=waiting]{opacity:0;transform:translateY(16px)}}
  &[data-reveal=shown]{transition:opacity ${duration.reveal} ${ease.standard},transform ${duration.reveal} ${ease.standard}}
`

/** For a list in a section that fades in: its items follow one another, three to a row. */
export const oneByOne = css`
  @media screen{[data-reveal=waiting] & > li{opacity:0}}
  [data-reveal=shown] & > li{transition:opacity ${duration.reveal} ${ease.standard}}
  [data-reveal=shown] & > li:nth-of-type(3n+2){transition-delay:150ms}
  [data-reveal=shown] & > li:nth-of-type(3n){transition-delay:300ms}
`

type Props = {
  children: ReactNode
  /** Share of the block that must be seen. */
  threshold?: number
}

/**
 * Lets a section fade in once, when it is first seen. Only script hides it, and never what is on
 * the screen already or was passed on the way down.
 */
export function Reveal({ children, threshold = 0.1 }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const block = box.current
    if (!block || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    if (block.getBoundingClientRect().top < innerHeight) return
    block.dataset.reveal = 'waiting'
    const show = () => {
      observer.disconnect()
      block.dataset.reveal = 'shown'
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { height } = entry.boundingClientRect
        if (entry.intersectionRatio >= revealRatio(height, innerHeight, threshold)) show()
      },
      { threshold: [0, threshold] },
    )
    observer.observe(block)
    // Whoever gets there by keyboard must see where.
    block.addEventListener('focusin', show, { once: true })
    return () => {
      observer.disconnect()
      block.removeEventListener('focusin', show)
      delete block.dataset.reveal
    }
  }, [threshold])
  return (
    <div css={reveal} ref={box}>
      {children}
    </div>
  )
}
