import { css } from '@emotion/react'
import { type RefObject, useEffect } from 'react'
import { duration, ease } from '../../theme/tokens.ts'
import { revealRatio } from './reveal-ratio.ts'

/** The look of a block that fades in. */
export const reveal = css`
  @media screen {
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  &[data-reveal='shown'] {
    transition:
      opacity ${duration.reveal} ${ease.standard},
      transform ${duration.reveal} ${ease.standard};
  }
`

/**
 * Lets a block fade in once, when it is first seen. Only script hides it, and never what is on the
 * screen already or was passed on the way down.
 *
 * @param threshold share of the block that must be seen
 */
export function useReveal(box: RefObject<HTMLElement | null>, threshold = 0.1): void {
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
  }, [box, threshold])
}
