import { type RefObject, useEffect } from 'react'

/**
 * How much of a block must be seen before it fades in. A block so tall that this share of it never
 * fits on the screen fades in on first contact.
 */
export function shareToSee(height: number, viewport: number, threshold: number): number {
  return height * threshold > viewport ? 0 : threshold
}

/** How long a block must be near before it is hidden: who scrolls fast passes by in less. */
const pause = 150

/**
 * Lets what stands in a block fade in once, when it is first seen: `data-fade` says how far it is.
 * Only a block that stands for a moment just below the screen is hidden, so that a fast scroll finds
 * no empty screen however late the observer reports.
 *
 * @param threshold share of the block that must be seen
 */
export function useFadeIn(box: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const block = box.current
    if (!block || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      near.disconnect()
      seen.disconnect()
    }
    const hide = () => {
      if (block.getBoundingClientRect().top >= innerHeight) block.dataset.fade = 'waiting'
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        delete block.dataset.fade
        // A frame has the place where the screen is now.
        if (entry?.isIntersecting) timer = setTimeout(requestAnimationFrame, pause, hide)
      },
      { rootMargin: '0px 0px 50%' },
    )
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const share = shareToSee(entry.boundingClientRect.height, innerHeight, threshold)
        if (block.dataset.fade && entry.intersectionRatio < share) return
        stop()
        if (block.dataset.fade) block.dataset.fade = 'shown'
      },
      { threshold: [0, threshold] },
    )
    near.observe(block)
    seen.observe(block)
    // Whoever gets there by keyboard must see where.
    const onFocus = () => {
      stop()
      block.dataset.fade = 'shown'
    }
    block.addEventListener('focusin', onFocus, { once: true })
    return () => {
      stop()
      block.removeEventListener('focusin', onFocus)
      delete block.dataset.fade
    }
  }, [box, threshold])
}
