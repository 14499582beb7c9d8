import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'

/** Distance from the screen at which a carousel's script is fetched. */
const nearby = '600px'
/** Pixels that a finger moves before a swipe starts. */
const threshold = 10
/** Duration of a transition, in milliseconds. */
const speed = 250

const isStill = () => matchMedia('(prefers-reduced-motion:reduce)').matches

const scrolledTo = (box: HTMLElement) => Math.round(box.scrollLeft / (box.clientWidth || 1))

/**
 * The index of the slide shown. Until Swiper has loaded, or if it fails to, the list scrolls
 * natively.
 */
export function useSlides(box: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)
  const swiper = useRef<Swiper>(undefined)

  useEffect(() => {
    const list = box.current
    if (!list) return
    const onScroll = () => {
      if (!swiper.current) setIndex(scrolledTo(list))
    }
    list.addEventListener('scroll', onScroll, { passive: true })
    let isGone = false
    const start = async () => {
      const { Swiper } = await import('swiper')
      if (isGone) return
      const initialSlide = scrolledTo(list)
      // Before version 130 Chrome ends a smooth scroll of the page at the scroll of anything else.
      if (list.scrollLeft) list.scrollLeft = 0
      swiper.current = new Swiper(list, {
        initialSlide,
        threshold,
        speed: isStill() ? 0 : speed,
        on: { slideChange: ({ activeIndex }) => setIndex(activeIndex) },
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Without Swiper the list still scrolls natively.
        start().catch(() => undefined)
      },
      { rootMargin: nearby },
    )
    observer.observe(list)
    return () => {
      isGone = true
      observer.disconnect()
      list.removeEventListener('scroll', onScroll)
      swiper.current?.destroy()
      swiper.current = undefined
    }
  }, [box])

  /** Shows a slide; an index out of range is ignored. */
  const goTo = (target: number) => {
    if (target < 0 || target >= count) return
    if (swiper.current) swiper.current.slideTo(target)
    // Not smoothly: Swiper may load meanwhile, and starts from the current scroll position.
    else box.current?.scrollTo({ left: target * box.current.clientWidth, behavior: 'instant' })
  }
  return { index, count, goTo }
}

/** The state that the parts of a carousel share. */
export const CarouselContext = createContext<ReturnType<typeof useSlides> | null>(null)

export function useCarousel() {
  const carousel = use(CarouselContext)
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />')
  return carousel
}
