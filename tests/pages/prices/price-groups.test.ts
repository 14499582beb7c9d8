import { expect, test } from 'vitest'
import type { Price } from '../../../src/content/schemas/price.ts'
import { planRange } from '../../../src/pages/prices/price-groups.ts'

const usd = (minimum: number, more: Partial<Price> = {}): Price => ({
  currency: 'USD',
  period: 'once',
  minimum,
  ...more,
})

test('several plans give the range from the cheapest to the dearest', () => {
  expect(planRange([usd(2500), usd(8500), usd(4500)]).price).toBe('$2,500–$8,500 USD')
})

test('ranges of plans count with both ends', () => {
  const plans = [usd(370, { maximum: 550 }), usd(400, { maximum: 2000 })]
  expect(planRange(plans).price).toBe('$370–$2,000 USD')
})

test('one plan without a range is one price', () => {
  expect(planRange([usd(900)])).toEqual({ price: '$900 USD', recurring: undefined })
})

test('charges that come back are a range of their own, with currency and what they pay', () => {
  const hosting = (amount: number) => ({ amount, period: 'month' as const, label: 'hosting' })
  const plans = [usd(1800, { recurring: hosting(200) }), usd(5800, { recurring: hosting(800) })]
  expect(planRange(plans).recurring).toBe('+ $200–$800 USD al mes de hosting')
})

test('a service without plans is our fault, not a price', () => {
  expect(() => planRange([])).toThrow('no price')
})
