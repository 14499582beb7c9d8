import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { color } from '../../theme/tokens.ts'
import { Receipts } from '../Receipts.tsx'
import type { HomePageData } from './home.data.server.ts'

/* At night the band above is dark already: two neighbours never share a sunken ground. */
const ground = css`
  overflow: hidden;
  background: ${color.sunken};
  .dark & {
    background: ${color.paper};
  }
`

export function PricingSection({ heading, lead, ...receipts }: HomePageData['pricing']) {
  return (
    <section css={ground}>
      <div css={sectionBox}>
        <SectionHead heading={heading} lead={lead} />
        <Receipts {...receipts} />
      </div>
    </section>
  )
}
