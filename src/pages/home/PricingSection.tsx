import { css } from '@emotion/react'
import { Section } from '../../components/Section.tsx'
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
    <Section ground={ground} heading={heading} lead={lead}>
      <Receipts {...receipts} />
    </Section>
  )
}
