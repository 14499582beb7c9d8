import { css } from '@emotion/react'
import { ruled } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { color, font, media } from '../../theme/tokens.ts'
import { StoryList } from '../StoryList.tsx'
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
    text-wrap: balance;
  }
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    gap: 36px;
    blockquote {
      max-width: 26.6em;
    }
  }
`

export function StoriesSection({ heading, stories }: ServicePageData['stories']) {
  return (
    <Section ground={ruled} heading={heading}>
      <StoryList css={list} className="stories" stories={stories} />
    </Section>
  )
}
