import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { contactDialog } from '../contact-channels.ts'
import { defineTemplatePage } from '../define-page.ts'
import { lowFire } from '../fires.ts'
import type { SitePage } from '../page.ts'
import { receiptData } from '../receipt-data.ts'
import { urgentContact } from '../urgent-contact.ts'
import type { PricesPageData } from './PricesPage.tsx'
import { priceGroups } from './price-groups.ts'

function pricesData(content: Content): PricesPageData {
  const { heading, lead, conditions, table } = pageOf(content, 'prices').data
  const { pricing } = pageOf(content, 'home').data
  const { site } = content
  return {
    heading,
    lead,
    fire: { seed: '/precios', ...lowFire },
    receipts: {
      heading: pricing.heading,
      receipts: receiptData(content),
      action: pricing.action,
      conditions,
      dialog: contactDialog(content, { ...pricing.dialog, message: site.whatsappMessage }),
    },
    table: {
      heading: table.heading,
      columns: table.columns,
      groups: priceGroups(content, table),
    },
    contact: urgentContact(content),
  }
}

/** The prices page. */
export function pricesPages(content: Content): SitePage[] {
  return defineTemplatePage(content, 'prices', 'prices', pricesData)
}
