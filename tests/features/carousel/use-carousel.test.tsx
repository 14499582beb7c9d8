import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarouselControls } from '../../../src/features/carousel/CarouselControls.tsx'
import { initials } from '../../../src/features/carousel/TestimonialSlide.tsx'

test("outside a carousel its parts throw 'useCarousel must be used within a <Carousel />'", () => {
  expect(() => renderToString(<CarouselControls />)).toThrow(
    'useCarousel must be used within a <Carousel />',
  )
})

test('a monogram has the first letters of the first two words', () => {
  expect(initials('Lucía Aldana')).toBe('LA')
  expect(initials('Ana María Sol')).toBe('AM')
})
