import { expect, test } from 'vitest'
import type { Price } from '../../../src/lib/format-price.ts'
import { planRange } from '../../../src/pages/prices/price-groups.ts'

const usd = (minimum: number, more: Partial<Price> = {}): Price => ({
  currency: 'USD',
  period: 'once',
  minimum,
  ...more,
})

test.each([
  ['the cheapest and the dearest', [usd(2500), usd(8500), usd(4500)], '$2,500–$8,500 USD'],
  ['both ends of ranges', [usd(3, { maximum: 5 }), usd(4, { maximum: 20 })], '$3–$20 USD'],
])('what plans cost is said by %s', (_, plans, price) => {
  expect(planRange(plans)).toEqual({ price, recurring: undefined })
})

test('recurring charges are a separate range, with currency and purpose', () => {
  const monthly = (amount: number, label: string): Partial<Price> => ({
    recurring: { amount, period: 'month', label },
  })
  const plans = [usd(1800, monthly(200, 'hosting')), usd(5800, monthly(800, 'hosting'))]
  expect(planRange(plans).recurring).toBe('+ $200–$800 USD al mes de hosting')
  expect(planRange([...plans, usd(900, monthly(50, 'soporte'))]).recurring).toBe(
    '+ $200–$800 USD al mes de hosting + $50 USD al mes de soporte',
  )
})

test('monthly prices are not part of a range of one-time prices', () => {
  const monthly = usd(80, { period: 'month' })
  expect(planRange([usd(900), monthly, usd(400), usd(120, { period: 'month' })])).toEqual({
    price: '$400–$900 USD',
    recurring: 'o $80–$120 USD al mes',
  })
  expect(planRange([monthly, usd(900), usd(7000, { currency: 'MXN' })])).toEqual({
    price: '$80 USD',
    recurring: 'al mes o $900 USD o $7,000 MXN',
  })
})
