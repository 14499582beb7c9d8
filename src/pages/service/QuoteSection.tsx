import { css } from '@emotion/react'
import { Fire } from '../../components/Fire.tsx'
import { container, grid, sectionPadding } from '../../components/layout.ts'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const ground = css`overflow:hidden`
const section = css`
  ${container};${grid};${sectionPadding};align-items:start;row-gap:44px;
  > :last-child{grid-column:7/-1;${media.belowTablet}{grid-column:1/-1}}
`
const promise = css`
  grid-column:1/6;
  h2{${type.h2};max-width:13ch}
  p{${type.lead};margin-top:20px;max-width:36ch;color:${color.ink2}}
  ${media.belowTablet}{grid-column:1/-1;h2,p{max-width:40ch}}
  ${media.mobile}{margin-bottom:28px}
`

export type QuoteData = { heading: string; lead: string }

/** The quote form on night, with what follows from it at its left. */
export function QuoteSection({ heading, lead }: QuoteData) {
  return (
    <section css={ground} data-tone="night">
      <div css={section}>
        <div css={promise}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <div />
      </div>
    </section>
  )
}
