import { createContext, useContext } from 'react'

/** What the parts of a carousel know of it. */
export type CarouselState = {
  /** The slide that is shown, from 0. */
  index: number
  count: number
  /** Shows a slide; places outside the list change nothing. */
  goTo: (index: number) => void
}

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
