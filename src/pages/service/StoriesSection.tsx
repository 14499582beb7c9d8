import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { Rating } from '../../components/Rating.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color, font, media, quiet } from '../../theme/tokens.ts'
import type { ServicePageData } from './service.data.server.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 44px clamp(24px, 3.4vw, 48px);
  li {
    padding-top: 20px;
    border-top: 2px solid ${color.ink};
  }
  blockquote {
    margin: 16px 0 20px;
    font: 500 1.375rem/1.3 ${font.display};
    letter-spacing: -0.012em;
  }
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    gap: 36px;
    blockquote {
      max-width: 26.6em;
    }
  }
  figcaption b {
    display: block;
    font-weight: 600;
  }
  figcaption span {
    ${quiet.hint};
  }
`

/** Three clients, each under a rule. */
export function StoriesSection({ heading, stories }: ServicePageData['stories']) {
  return (
    <section css={sectionBox}>
      <SectionHead heading={heading} />
      <ul css={list} className="stories">
        {stories.map(({ id, name, company, rating, content }) => (
          <li key={id}>
            <figure>
              <Rating value={rating} />
              <blockquote>«{content}»</blockquote>
              <figcaption>
                <b>{name}</b>
                {company && <span>{company}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
