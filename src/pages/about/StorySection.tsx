import { css } from '@emotion/react'
import { sectionBox, split, sunken } from '../../components/layout.ts'
import { font, media } from '../../theme/tokens.ts'
import type { AboutPageData } from './about.data.server.ts'

const section = css`
  ${sectionBox};
  ${split(7)};
  row-gap: 28px;
  align-items: start;
  h2 {
    grid-column: 1/-1;
  }
  /* The opening in large type; the rest is beside it. */
  > p {
    max-width: 37.3em;
    font: 600 clamp(1.5rem, 2.7vw, 2.5rem)/1.22 ${font.display};
    letter-spacing: -0.018em;
  }
  div {
    display: grid;
    gap: 1.2em;
    max-width: 37.3em;
    font-size: clamp(1.0625rem, 1.8vw, 1.125rem);
    line-height: 1.7;
  }
  ${media.tablet} {
    row-gap: 44px;
    div {
      padding-left: clamp(0px, 2vw, 32px);
    }
  }
`

export function StorySection({ heading, paragraphs }: AboutPageData['story']) {
  const [first, ...others] = paragraphs
  return (
    <div css={sunken}>
      <section css={section}>
        <h2>{heading}</h2>
        <p>{first}</p>
        <div>
          {others.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  )
}
