import { css } from '@emotion/react'
import { color, font, media, quiet } from '../../theme/tokens.ts'
import { Carousel, useCarousel } from './Carousel.tsx'
import { CarouselControls } from './CarouselControls.tsx'
import { type Testimonial, TestimonialSlide } from './TestimonialSlide.tsx'

const layout = css`
  position: relative;
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 24px;
    > .swiper {
      grid-area: 1/1/2/10;
    }
  }
`
/* On small screens at the left: at the right the chat's button could lie over them. */
const controls = css`
  ${media.tablet} {
    grid-area: 1/10/2/-1;
    place-self: end;
    min-height: 56px;
  }
  ${media.belowTablet} {
    margin-top: 28px;
    p {
      order: 1;
      margin: 0 0 0 8px;
    }
  }
`
const after = css`
  display: none;
  ${media.tablet} {
    display: block;
    grid-area: 1/10/2/-1;
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

/** The quote after the one that is shown, small: what the next button brings. */
function NextQuote({ items }: { items: readonly Testimonial[] }) {
  const next = items[useCarousel().index + 1]
  if (!next) return null
  return (
    <p css={after} aria-hidden="true" data-live-only>
      Sigue
      <b>«{next.content}»</b>
      {next.name}, {next.service}
    </p>
  )
}

export function TestimonialCarousel({ items }: { items: readonly Testimonial[] }) {
  return (
    <Carousel
      css={layout}
      slides={items.map((item) => <TestimonialSlide key={item.id} {...item} />)}
    >
      <NextQuote items={items} />
      <CarouselControls css={controls} />
    </Carousel>
  )
}
