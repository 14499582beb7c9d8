import { createContext, useContext } from 'react'
import type { useSlides } from './use-slides.ts'

/** What the parts of a carousel know of it. */
type CarouselState = ReturnType<typeof useSlides>

export const CarouselContext = createContext<CarouselState | null>(null)

/**
 * The carousel around a component.
 *
 * @throws {Error} outside of one: a developer's mistake
 */
export function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext)
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />')
  return carousel
}
