import { css } from '@emotion/react'
import { Rating } from '../components/Rating.tsx'
import type { Entry } from '../content/entries.ts'
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

export function StoryFigure({ name, company, rating, content }: Entry<'testimonials'>['data']) {
  return (
    <figure>
      <Rating value={rating} />
      <blockquote>{`«${content}»`}</blockquote>
      <figcaption css={who}>
        <b>{name}</b>
        {company && <span>{company}</span>}
      </figcaption>
    </figure>
  )
}
