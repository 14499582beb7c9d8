import { css } from '@emotion/react'
import { container, grid, sectionPadding, sunken } from '../../components/layout.ts'
import { font, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${grid};
  ${sectionPadding};
  align-items: start;
  row-gap: 44px;
  h2 {
    ${type.h2};
    grid-column: 1/-1;
  }
  /* The beginning in large letters; how it went on stands beside it. */
  > p {
    grid-column: 1/8;
    font: 600 clamp(1.5rem, 2.7vw, 2.5rem)/1.22 ${font.display};
    letter-spacing: -0.018em;
    text-wrap: pretty;
  }
  div {
    grid-column: 8/-1;
    display: grid;
    gap: 1.2em;
    padding-left: clamp(0px, 2vw, 32px);
    font-size: 1.125rem;
    line-height: 1.7;
  }
  ${media.belowTablet} {
    row-gap: 28px;
    > p,
    div {
      grid-column: 1/-1;
      padding: 0;
      max-width: 37.3em;
    }
  }
  ${media.mobile} {
    > * + * {
      margin-top: 24px;
    }
    div {
      font-size: 1.0625rem;
    }
  }
`

export type StoryData = { heading: string; paragraphs: readonly string[] }

/** Where we come from, told like an article. */
export function StorySection({ heading, paragraphs }: StoryData) {
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
