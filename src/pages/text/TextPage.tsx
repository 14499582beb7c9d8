import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { TableOfContents } from '../../components/TableOfContents.tsx'
import { Body } from '../../features/body/Body.tsx'
import { color, media } from '../../theme/tokens.ts'
import type { TextPageData } from './text.data.server.ts'

/* The third column makes the rule as wide as the head above it. */
const columns = css`
  ${sectionBox};
  display: grid;
  grid-template-columns: minmax(0, 48rem);
  column-gap: clamp(32px, 5vw, 72px);
  align-items: start;
  padding-top: 0;
  &::before {
    content: '';
    grid-column: 1/-1;
    margin-bottom: 44px;
    border-top: 2px solid ${color.ink};
  }
  ${media.fromTablet} {
    grid-template-columns: 220px minmax(0, 48rem);
  }
  ${media.fromNav} {
    grid-template-columns: 220px minmax(0, 48rem) minmax(0, 1fr);
  }
`

export function TextPage({ heading, lead, headings, body }: TextPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div css={columns}>
        <TableOfContents headings={headings} title="En esta página" />
        <Body hash={body} />
      </div>
    </>
  )
}
