import { inOrder, pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { Receipt } from '../features/pricing/Receipts.tsx'
import { priceParts } from '../lib/format-price.ts'

/** The receipts of prices in their order; what kind of price they are is a word of the home page. */
export function receiptData(content: Content): Receipt[] {
  const { note } = pageOf(content, 'home').data.pricing
  return inOrder(content.pricing).map(({ slug, data }) => ({
    id: slug,
    title: data.title,
    selectLabel: data.selectLabel,
    defaultOption: data.defaultOption,
    options: data.options.map(({ id, name, price, features }) => {
      const { prefix, amount, currency, period } = priceParts(price)
      return { id, name, prefix, amount, note: `${currency}${period}, ${note}`, features }
    }),
  }))
}
