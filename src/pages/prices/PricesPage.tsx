import type { FireDrawing } from '../../art/fire.ts'
import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/FireBand.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { type ContactData, ContactSection } from '../home/ContactSection.tsx'
import { PriceTable, type PriceTableData } from './PriceTable.tsx'
import { type ReceiptsData, ReceiptsSection } from './ReceiptsSection.tsx'

export type PricesPageData = {
  heading: readonly string[]
  lead: string
  fire: FireDrawing
  receipts: ReceiptsData
  table: PriceTableData
  contact: ContactData
}

/** All prices: receipts to choose from, one table with everything, urgent contact. */
export function PricesPage({ heading, lead, fire, receipts, table, contact }: PricesPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <FireBand drawing={fire} />
      <DeferredSection isNear>
        <ReceiptsSection {...receipts} />
      </DeferredSection>
      <DeferredSection>
        <PriceTable {...table} />
      </DeferredSection>
      <DeferredSection>
        <ContactSection {...contact} />
      </DeferredSection>
    </>
  )
}
