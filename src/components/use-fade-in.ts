import { type RefObject, useEffect } from 'react'

/**
 * Distance below the screen at which a block already counts as seen, as a share of the screen's
 * height, so that nothing on the screen is ever hidden.
 */
const early = 0.25

/** Milliseconds that a block must be near before it is hidden; a fast scroll takes less. */
const pause = 150

/**
 * Fades in the content of a block once, when it is first seen; `data-fade` holds the state. A block
 * is hidden only if it stays just below the screen for a moment after the visitor has scrolled, so
 * that a fast scroll meets no empty screen, and a screenshot of the whole page no empty section.
 *
 * @param threshold share of the block that must be visible
 */
export function useFadeIn(box: RefObject<HTMLElement | null>, threshold: number): void {
  useEffect(() => {
    const block = box.current
    if (!block || matchMedia('(prefers-reduced-motion:reduce)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen: IntersectionObserver | undefined
    const stop = () => {
      removeEventListener('scroll', begin)
      clearTimeout(timer)
      near.disconnect()
      seen?.disconnect()
    }
    const show = () => {
      stop()
      if (block.dataset.fade) block.dataset.fade = 'shown'
    }
    const hide = () => {
      const { top, height } = block.getBoundingClientRect()
      if (top < innerHeight) return stop()
      block.dataset.fade = 'waiting'
      // A block taller than the screen could never reach the threshold.
      const share = Math.min(threshold, (innerHeight * early) / height)
      seen = new IntersectionObserver(
        // On a busy phone one call reports several frames, the oldest first.
        (entries) => entries.some((entry) => entry.intersectionRatio >= share) && show(),
        { rootMargin: `0px 0px ${early * 100}%`, threshold: share },
      )
      seen.observe(block)
    }
    const near = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        clearTimeout(timer)
        seen?.disconnect()
        delete block.dataset.fade
        if (!entry?.isIntersecting) return
        if (entry.boundingClientRect.top < innerHeight) return stop()
        // In an animation frame, so that positions are current.
        timer = setTimeout(requestAnimationFrame, pause, hide)
      },
      { rootMargin: '0px 0px 100%' },
    )
    const begin = () => {
      if (scrollY === 0) return
      removeEventListener('scroll', begin)
      near.observe(block)
    }
    addEventListener('scroll', begin, { passive: true })
    return () => {
      stop()
      delete block.dataset.fade
    }
  }, [box, threshold])
}
