import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { Carousel } from '../../features/carousel/Carousel.tsx'
import { color } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

const line = css`
  overflow-x: clip;
  border-top: 1px solid ${color.line};
`

export function TestimonialsSection({ heading, stories }: HomePageData['testimonials']) {
  return (
    <section css={line}>
      <div css={sectionBox}>
        <h2 className="vh">{heading}</h2>
        <Carousel items={stories} />
      </div>
    </section>
  )
}
