import { css } from '@emotion/react'
import { type KeyboardEvent, useRef } from 'react'
import { sectionBox, split } from '../../components/layout.ts'
import { color, font, media, quiet } from '../../theme/tokens.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { type Testimonial, TestimonialSlide } from './TestimonialSlide.tsx'
import { CarouselContext, useSlides } from './use-carousel.ts'

/* Space between slides, because the first letter of a line can protrude to the left. */
const room = '6px'

const band = css`
  overflow-x: clip;
  border-top: 1px solid ${color.line};
`
const layout = css`
  position: relative;
  ${split(9)};
`
const viewport = css`
  grid-area: 1/1;
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
const after = css`
  display: none;
  ${media.fromTablet} {
    display: block;
    grid-area: 1/2;
    align-self: start;
    margin: 44px 0 96px;
    padding-left: 28px;
    border-left: 1px solid ${color.line};
    ${quiet.hint};
  }
  b {
    display: block;
    margin-block: 8px 12px;
    font: 700 1.25rem/1.25 ${font.display};
    letter-spacing: -0.01em;
    word-spacing: 0.05em;
    color: ${color.ink2};
  }
`

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type Props = { heading: string; items: readonly Testimonial[] }

/** Testimonials, one at a time. Without Swiper the list scrolls natively. */
export function Carousel({ heading, items }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const carousel = useSlides(box, items.length)
  const next = items[carousel.index + 1]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    carousel.goTo(carousel.index + step)
  }
  return (
    <section css={band}>
      <div css={sectionBox}>
        <h2 className="vh">{heading}</h2>
        <CarouselContext value={carousel}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms */}
          <div
            css={layout}
            role="group"
            aria-roledescription="carrusel"
            aria-label="Testimonios"
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
                {items.map((item) => (
                  <TestimonialSlide key={item.id} {...item} />
                ))}
              </ul>
            </section>
            {/* A small preview of the next testimonial. By its key, because React cannot change a text
                that the browser has translated. */}
            {next && (
              <p key={next.id} css={after} aria-hidden="true" data-live-only>
                Sigue <b>«{next.content}»</b> {next.name}, {next.service}
              </p>
            )}
            <CarouselControls />
          </div>
        </CarouselContext>
      </div>
    </section>
  )
}
