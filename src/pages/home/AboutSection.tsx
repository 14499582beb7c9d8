import { css } from '@emotion/react'
import { columns, sectionBox, wrapping } from '../../components/layout.ts'
import { ArrowLink } from '../../components/links.tsx'
import { media, quiet, type } from '../../theme/tokens.ts'
import { FactList, ruledFacts } from '../FactList.tsx'
import type { HomePageData } from './home.data.server.ts'

/* On a narrow phone slightly narrower than the page, so that no word is alone between two full
   lines. */
const section = css`
  ${sectionBox};
  h2 {
    ${type.statement};
    max-width: 12em;
    ${media.mobile} {
      font-size: clamp(2.125rem, 9.2vw, 2.4rem);
    }
    ${media.belowNarrow} {
      max-width: 7.5em;
    }
  }
`
const below = css`
  ${columns};
  row-gap: clamp(24px, 3.2vw, 32px);
  margin-top: clamp(24px, 4.3vw, 44px);
  align-items: start;
`
const words = css`
  grid-column: 4/9;
  p {
    ${quiet.lead};
    max-width: 36em;
  }
  div {
    ${wrapping};
    gap: 4px 32px;
    margin-top: 12px;
  }
`
const facts = css`
  ${ruledFacts};
  grid-column: 9/-1;
`

export function AboutSection({ heading, text, links, facts: list }: HomePageData['about']) {
  return (
    <section css={section}>
      <h2>{heading}</h2>
      <div css={below}>
        <div css={words}>
          <p>{text}</p>
          <div>
            {links.flatMap(({ label, to }) => [
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>,
              ' ',
            ])}
          </div>
        </div>
        <FactList css={facts} facts={list} />
      </div>
    </section>
  )
}
