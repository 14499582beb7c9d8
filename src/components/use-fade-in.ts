import { type RefObject, useEffect } from 'react'

/**
 * How far below the screen a block counts as seen, as a share of the screen's height: nothing on the
 * screen ever waits.
 */
const early = 0.25

/** How long a block must be near before it is hidden: who scrolls fast passes by in less. */
const pause = 150

/**
 * Lets what stands in a block fade in once, when it is first seen: `data-fade` says how far it is.
 * Only a block that stands for a moment below the screen is hidden, and only once the visitor has
 * scrolled: a fast scroll finds no empty screen, and a picture of the whole page no empty section.
 *
 * @param threshold share of the block that must be seen
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
      // Of a high block less is asked for than its share.
      const share = Math.min(threshold, (innerHeight * early) / height)
      seen = new IntersectionObserver(
        ([entry]) => entry && entry.intersectionRatio >= share && show(),
        { rootMargin: `0px 0px ${early * 100}%`, threshold: share },
      )
      seen.observe(block)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        seen?.disconnect()
        delete block.dataset.fade
        if (!entry?.isIntersecting) return
        if (entry.boundingClientRect.top < innerHeight) return stop()
        // A frame has the place where the screen is now.
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
