import { css } from '@emotion/react'
import { createContext, type KeyboardEvent, type ReactNode, use, useRef } from 'react'
import { useSlides } from './use-slides.ts'

type CarouselState = ReturnType<typeof useSlides>

const CarouselContext = createContext<CarouselState | null>(null)

export function useCarousel(): CarouselState {
  const carousel = use(CarouselContext)
  if (!carousel) throw new Error('useCarousel must be used within a <Carousel />')
  return carousel
}

/* Between two slides there is room for the first letter of a line, which begins before its place. */
const room = '6px'

const viewport = css`
  position: relative;
  margin-left: -${room};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: 6px;
  }
  &.swiper-initialized {
    overflow: clip;
    scroll-snap-type: none;
    touch-action: pan-y;
  }
`
const list = css`
  display: flex;
  > li {
    flex: 0 0 100%;
    padding-left: ${room};
    scroll-snap-align: start;
  }
  .swiper-initialized > & {
    transition-property: transform;
  }
`

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type Props = {
  /** List items, one per slide, each with the class `swiper-slide`. */
  slides: readonly ReactNode[]
  /** What stands beside the slides; reads the state with `useCarousel`. */
  children: ReactNode
  className?: string
}

/** A list that shows one item at a time; its parts learn of it through `useCarousel`. */
export function Carousel({ slides, children, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const carousel = useSlides(box, slides.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    carousel.goTo(carousel.index + step)
  }
  return (
    <CarouselContext value={carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms */}
      <div
        role="group"
        aria-roledescription="carrusel"
        aria-label="Testimonios"
        className={className}
        onKeyDown={onKeyDown}
      >
        <section
          ref={box}
          css={viewport}
          className="swiper"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard
          tabIndex={0}
          aria-label="Testimonios, lista"
        >
          <ul css={list} className="swiper-wrapper">
            {slides}
          </ul>
        </section>
        {children}
      </div>
    </CarouselContext>
  )
}
