import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'

/** How far from the screen a carousel may be when its script is asked for. */
const nearby = '600px'
/** Pixels that a finger moves before a swipe begins. */
const threshold = 10
/** Milliseconds of one move. */
const speed = 250

const isStill = () => matchMedia('(prefers-reduced-motion:reduce)').matches

const scrolledTo = (box: HTMLElement) => Math.round(box.scrollLeft / (box.clientWidth || 1))

/** The slide that is shown, from 0. Until Swiper is there, or if it cannot come, the list scrolls natively. */
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
      list.scrollLeft = 0
      swiper.current = new Swiper(list, {
        initialSlide,
        threshold,
        speed: isStill() ? 0 : speed,
        on: { slideChange: ({ activeIndex }) => setIndex(activeIndex) },
      })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without Swiper the native list stays; nothing is lost.
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

  /** Shows a slide; places outside the list change nothing. */
  const goTo = (target: number) => {
    if (target < 0 || target >= count) return
    if (swiper.current) swiper.current.slideTo(target)
    // At once: Swiper may come while the list moves, and begins where it stands.
    else box.current?.scrollTo({ left: target * box.current.clientWidth, behavior: 'instant' })
  }
  return { index, count, goTo }
}

/** What the parts of a carousel know of it. */
export const CarouselContext = createContext<ReturnType<typeof useSlides> | null>(null)

export function useCarousel() {
  const carousel = use(CarouselContext)
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />')
  return carousel
}
