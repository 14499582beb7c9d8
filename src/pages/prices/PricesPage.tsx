import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/drawings.ts'
import { sectionBox, sunken } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { quiet } from '../../theme/tokens.ts'
import { ContactSection } from '../home/ContactSection.tsx'
import { Receipts } from '../Receipts.tsx'
import { PriceTable } from './PriceTable.tsx'
import type { PricesPageData } from './prices.data.server.ts'

export function PricesPage({ heading, lead, fire, pricing, table, contact }: PricesPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <FireBand drawing={fire} />
      <DeferredSection isNear items={pricing.receipts}>
        <PricingSection {...pricing} />
      </DeferredSection>
      <DeferredSection items={table.groups}>
        <PriceTable {...table} />
      </DeferredSection>
      <DeferredSection>
        <ContactSection {...contact} />
      </DeferredSection>
    </>
  )
}

/* Not printed, because the table below has all prices. */
const section = css`
  ${sectionBox};
  @media print {
    > :not(p:last-child) {
      display: none;
    }
  }
`
const terms = css`
  ${quiet.small};
  margin-top: 32px;
  max-width: 53.3em;
`

/** The receipts of the home page under this page's heading, with the conditions of payment. */
function PricingSection({ heading, conditions, ...receipts }: PricesPageData['pricing']) {
  return (
    <div css={sunken}>
      <section css={section}>
        <h2 className="vh">{heading}</h2>
        <Receipts {...receipts} />
        <p css={terms}>{conditions}</p>
      </section>
    </div>
  )
}
