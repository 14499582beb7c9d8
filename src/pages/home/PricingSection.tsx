import { css } from '@emotion/react'
import { Section } from '../../components/Section.tsx'
import { color } from '../../theme/tokens.ts'
import { Receipts } from '../Receipts.tsx'
import type { HomePageData } from './home.data.server.ts'

/* Not sunken at night, when the band above is already dark: adjacent bands must differ. */
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
