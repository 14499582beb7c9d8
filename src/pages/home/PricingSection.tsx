import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import { ContactButton } from '../../features/contact/ContactButton.tsx'
import { Receipts } from '../../features/pricing/Receipts.tsx'
import { color } from '../../theme/tokens.ts'
import type { HomePageData } from './home.data.server.ts'

/* At night the band above is dark already: two neighbours never share a sunken ground. */
const ground = css`
  overflow: hidden;
  background: ${color.sunken};
  .dark & {
    background: ${color.paper};
  }
`

type PricingData = HomePageData['pricing']

/** Receipts, each with a button that opens the contact dialog. */
export function PriceReceipts(pricing: Pick<PricingData, 'action' | 'receipts' | 'dialog'>) {
  return (
    <Receipts
      receipts={pricing.receipts}
      action={({ title }) => (
        <ContactButton dialog={pricing.dialog} look="principal">
          {pricing.action}
          <span className="vh">: {title}</span>
        </ContactButton>
      )}
    />
  )
}

/** Estimated ranges as four receipts. */
export function PricingSection({ heading, lead, ...receipts }: PricingData) {
  return (
    <section css={ground}>
      <div css={sectionBox}>
        <SectionHead heading={heading} lead={lead} />
        <PriceReceipts {...receipts} />
      </div>
    </section>
  )
}
