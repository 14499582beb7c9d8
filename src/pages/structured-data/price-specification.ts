import type { PriceSpecification, UnitPriceSpecification } from 'schema-dts'
import type { Price } from '../../content/schemas/price.ts'

/** A monthly amount; its unit is the month (UN/CEFACT code MON). */
const monthly = (price: number, priceCurrency: string, name?: string) =>
  ({
    '@type': 'UnitPriceSpecification',
    ...(name && { name }),
    price,
    priceCurrency,
    unitCode: 'MON',
  }) satisfies UnitPriceSpecification

function onceOrMonthly({ currency, minimum, maximum, from, period }: Price) {
  const priceCurrency = currency
  // A price from which others begin has a least one and no other.
  const hasRange = maximum !== undefined || from
  const amount = hasRange
    ? { minPrice: minimum, ...(maximum && { maxPrice: maximum }) }
    : { price: minimum }
  if (period === 'month')
    return {
      '@type': 'UnitPriceSpecification',
      ...amount,
      priceCurrency,
      unitCode: 'MON',
    } satisfies UnitPriceSpecification
  return { '@type': 'PriceSpecification', ...amount, priceCurrency } satisfies PriceSpecification
}

/** A price of ours: what is paid once or each month, and what comes back besides. */
export function priceSpecification(price: Price) {
  const { currency, recurring } = price
  const first = onceOrMonthly(price)
  return recurring ? [first, monthly(recurring.amount, currency, recurring.label)] : first
}
