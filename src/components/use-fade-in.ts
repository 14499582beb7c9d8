import { type RefObject, useEffect } from 'react'

/**
 * How much of a block must be seen before it fades in. A block so tall that this share of it never
 * fits on the screen fades in on first contact.
 */
export function shareToSee(height: number, viewport: number, threshold: number): number {
  return height * threshold > viewport ? 0 : threshold
}

/**
 * Lets what stands in a block fade in once, when it is first seen: `data-fade` says how far it is.
 * Only script hides it, and never what is on the screen already. Whoever scrolls so fast that a frame
 * takes it from nowhere past its threshold sees it at once, and no empty screen.
 *
 * @param threshold share of the block that must be seen
 */
export function useFadeIn(box: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const block = box.current
    if (!block || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    let isTouched = false
    const show = (fade: 'shown' | 'skipped') => {
      observer.disconnect()
      block.dataset.fade = fade
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { boundingClientRect, isIntersecting, intersectionRatio } = entry
        if (block.dataset.fade === undefined) {
          if (boundingClientRect.top < innerHeight) observer.disconnect()
          else block.dataset.fade = 'waiting'
        } else if (isIntersecting) {
          const share = shareToSee(boundingClientRect.height, innerHeight, threshold)
          if (intersectionRatio >= share) show(isTouched ? 'shown' : 'skipped')
          isTouched = true
        } else {
          isTouched = false
        }
      },
      { threshold: [0, threshold] },
    )
    observer.observe(block)
    // Whoever gets there by keyboard must see where.
    const onFocus = () => show('shown')
    block.addEventListener('focusin', onFocus, { once: true })
    return () => {
      observer.disconnect()
      block.removeEventListener('focusin', onFocus)
      delete block.dataset.fade
    }
  }, [box, threshold])
}
