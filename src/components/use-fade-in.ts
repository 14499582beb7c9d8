import { type RefObject, useEffect } from 'react'

/** How far below the screen a block counts as seen, in parts of the screen's height. */
const lead = '25%'

/**
 * How much of a block must be seen before it fades in. A block so tall that this share of it never
 * fits on the screen fades in on first contact.
 */
export function shareToSee(height: number, viewport: number, threshold: number): number {
  return height * threshold > viewport ? 0 : threshold
}

/**
 * Lets what stands in a block fade in once, when it is about to be seen: `data-fade` says how far it
 * is. Only script hides it, and never what is on the screen already. Whoever scrolls faster than it
 * fades sees it at once.
 *
 * @param threshold share of the block that must be seen
 */
export function useFadeIn(box: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const block = box.current
    if (!block || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    const show = (fade: 'shown' | 'skipped') => {
      observer.disconnect()
      block.dataset.fade = fade
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { top, height } = entry.boundingClientRect
        if (block.dataset.fade === undefined) {
          if (entry.isIntersecting || top < innerHeight) show('skipped')
          else block.dataset.fade = 'waiting'
        } else if (entry.isIntersecting) {
          const isSeen = entry.intersectionRatio >= shareToSee(height, innerHeight, threshold)
          if (top < innerHeight * 0.75) show('skipped')
          else if (isSeen) show('shown')
        }
      },
      { rootMargin: `0px 0px ${lead}`, threshold: [0, threshold] },
    )
    observer.observe(block)
    // Whoever gets there by keyboard must see where.
    const onFocus = () => show('skipped')
    block.addEventListener('focusin', onFocus, { once: true })
    return () => {
      observer.disconnect()
      block.removeEventListener('focusin', onFocus)
      delete block.dataset.fade
    }
  }, [box, threshold])
}
