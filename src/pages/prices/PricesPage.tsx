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
      {receipts.receipts.length > 0 && (
        <DeferredSection isNear>
          <ReceiptsSection {...receipts} />
        </DeferredSection>
      )}
      {table.groups.length > 0 && (
        <DeferredSection>
          <PriceTable {...table} />
        </DeferredSection>
      )}
      <DeferredSection>
        <ContactSection {...contact} />
      </DeferredSection>
    </>
  )
}
