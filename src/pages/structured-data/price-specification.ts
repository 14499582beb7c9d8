import type { PriceSpecification, UnitPriceSpecification } from 'schema-dts'
import type { Price } from '../../content/schemas/price.ts'

/** What is paid once, or each month; UN/CEFACT calls the month MON. */
const specification = <Amount extends object>(period: Price['period'], amount: Amount) =>
  period === 'month'
    ? ({
        '@type': 'UnitPriceSpecification',
        ...amount,
        unitCode: 'MON',
      } satisfies UnitPriceSpecification)
    : ({ '@type': 'PriceSpecification', ...amount } satisfies PriceSpecification)

/** A price of ours: what is paid once or each month, and what comes back besides. */
export function priceSpecification(price: Price) {
  const { currency: priceCurrency, minimum, maximum, from, period, recurring } = price
  // A price from which others begin has a least one and no other.
  const amount =
    maximum !== undefined || from
      ? { minPrice: minimum, ...(maximum && { maxPrice: maximum }) }
      : { price: minimum }
  const first = specification(period, { ...amount, priceCurrency })
  if (!recurring) return first
  const charge = { name: recurring.label, price: recurring.amount, priceCurrency }
  return [first, specification(recurring.period, charge)]
}
