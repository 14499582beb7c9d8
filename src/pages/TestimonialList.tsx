import { css } from '@emotion/react'
import { Rating } from '../components/Rating.tsx'
import type { Testimonial } from '../features/carousel/TestimonialSlide.tsx'
import { quiet } from '../theme/tokens.ts'

const who = css`
  b {
    display: block;
    font-weight: 600;
  }
  span {
    ${quiet.hint};
  }
`

type Props = { items: readonly Testimonial[]; className?: string }

/** Testimonials, each with its rating. */
export function TestimonialList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map(({ id, name, company, rating, content }) => (
        <li key={id}>
          <figure>
            <Rating value={rating} />
            <blockquote>{`«${content}»`}</blockquote>
            <figcaption css={who}>
              <b>{name}</b> {company && <span>{company}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
