import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CarouselControls } from '../../../src/features/carousel/CarouselControls.tsx'

test("outside a carousel its parts throw 'useCarousel must be used within a <Carousel />'", () => {
  expect(() => renderToString(<CarouselControls />)).toThrow(
    'useCarousel must be used within a <Carousel />',
  )
})
