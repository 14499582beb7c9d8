import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/FireBand.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { ContactSection } from '../home/ContactSection.tsx'
import { PriceTable } from './PriceTable.tsx'
import type { PricesPageData } from './prices.data.server.ts'
import { ReceiptsSection } from './ReceiptsSection.tsx'

export function PricesPage({ heading, lead, fire, receipts, table, contact }: PricesPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <FireBand drawing={fire} />
      <DeferredSection isNear items={receipts.receipts}>
        <ReceiptsSection {...receipts} />
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
