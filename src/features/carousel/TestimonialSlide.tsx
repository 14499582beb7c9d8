import { css } from '@emotion/react'
import { Rating } from '../../components/Rating.tsx'
import type { Entry } from '../../content/entries.ts'
import { color, font, quiet, type } from '../../theme/tokens.ts'

const slide = css`
  display: flex;
  flex-direction: column;
  blockquote {
    ${type.quote};
    max-width: 13em;
    margin: clamp(20px, 2.8vw, 28px) 0 clamp(28px, 4.3vw, 44px);
  }
`
const person = css`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: auto;
  i {
    display: grid;
    flex: none;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${color.sunken};
    font: 800 1.0625rem/1 ${font.display};
  }
  p {
    ${quiet.small};
    line-height: 1.4;
  }
  b {
    display: block;
    font-size: 1.0625rem;
    font-weight: 600;
    color: ${color.ink};
  }
`

/** A testimonial, with the id of its entry. */
export type Testimonial = Entry<'testimonials'>['data'] & { id: string }

function initials(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}

export function TestimonialSlide({ name, company, service, rating, content }: Testimonial) {
  return (
    <li css={slide} className="swiper-slide">
      <Rating value={rating} />
      <blockquote>{`«${content}»`}</blockquote>
      <div css={person}>
        <i aria-hidden="true">{initials(name)}</i>
        <p>
          <b>{name}</b> {company ? `${service}, ${company}` : service}
        </p>
      </div>
    </li>
  )
}
