import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, leadGap, media } from '../theme/tokens.ts'
import { split } from './layout.ts'

const head = css`
  ${split(8)};
  row-gap: ${leadGap};
  align-items: end;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  h2 {
    max-width: 10.8em;
  }
  p {
    max-width: 29.3em;
    color: ${color.ink2};
  }
  > a {
    justify-self: end;
  }
  &[data-long] p {
    grid-column: 1;
  }
  ${media.belowNav} {
    p {
      grid-column: 1;
    }
  }
  ${media.belowTablet} {
    &:has(> a) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      > a {
        order: 1;
      }
    }
  }
`

/** Characters of the longest lead that stands beside its heading: on a desktop it has three lines. */
const longestBeside = 150

type Props = { heading: string; lead?: string | undefined; children?: ReactNode }

/** The heading of a section, with a sentence at the right or below it, and a link at the right. */
export function SectionHead({ heading, lead = '', children }: Props) {
  return (
    <div css={head} data-long={lead.length > longestBeside || undefined}>
      <h2>{heading}</h2>
      {children}
      {lead && <p>{lead}</p>}
    </div>
  )
}
