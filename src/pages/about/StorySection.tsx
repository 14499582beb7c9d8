import { css } from '@emotion/react'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { color, font, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const ground = css`
  background: ${color.sunken};
`
const section = css`
  ${container};
  ${grid};
  ${sectionPadding};
  align-items: start;
  row-gap: 28px;
  h2 {
    ${type.h2};
    grid-column: 1/5;
  }
  div {
    grid-column: 5/11;
  }
  p {
    font-size: 1.125rem;
    line-height: 1.7;
    max-width: 41.3em;
  }
  p + p {
    margin-top: 1.2em;
  }
  p:first-of-type {
    font: 600 clamp(1.5rem, 2.2vw, 1.95rem)/1.28 ${font.display};
    letter-spacing: -0.015em;
    max-width: 22.6em;
    margin-bottom: 1.1em;
  }
  ${media.belowTablet} {
    h2,
    div {
      grid-column: 1/-1;
    }
  }
  ${media.mobile} {
    h2 {
      margin-bottom: 24px;
    }
    p {
      font-size: 1.0625rem;
    }
  }
`

export type StoryData = { heading: string; paragraphs: readonly string[] }

/** Where we come from, told like an article. */
export function StorySection({ heading, paragraphs }: StoryData) {
  return (
    <div css={ground}>
      <section css={section}>
        <h2>{heading}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  )
}
