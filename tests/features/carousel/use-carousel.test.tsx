import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarouselControls } from '../../../src/features/carousel/CarouselControls.tsx'
import { CarouselContext } from '../../../src/features/carousel/carousel-context.ts'
import { initials } from '../../../src/features/carousel/TestimonialSlide.tsx'

test("outside of a carousel its parts say 'useCarousel must be used within a <Carousel />'", () => {
  expect(() => renderToString(<CarouselControls />)).toThrow(
    'useCarousel must be used within a <Carousel />',
  )
})

test('the buttons are disabled at the ends', () => {
  const at = (index: number) =>
    renderToString(
      <CarouselContext value={{ index, count: 4, goTo: () => undefined }}>
        <CarouselControls />
      </CarouselContext>,
    )
  const disabled = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('disabled=""'))
  expect(disabled(at(0))).toEqual([true, false])
  expect(disabled(at(2))).toEqual([false, false])
  expect(disabled(at(3))).toEqual([false, true])
})

test('a monogram has the first letters of the first two words', () => {
  expect(initials('Lucía Aldana')).toBe('LA')
  expect(initials('Ana María Sol')).toBe('AM')
})
