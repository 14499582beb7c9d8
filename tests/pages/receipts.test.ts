import { expect, test } from 'vitest'
import { pricingData } from '../../src/pages/shared-sections.ts'
import { content } from '../support/site-content.ts'

test('a receipt says the recurring charge of an option, and so does the message it opens', () => {
  const [receipt] = content.pricing
  const [option] = receipt?.data.options ?? []
  if (!receipt || !option) throw new Error('There is no receipt')
  const recurring = { amount: 200, period: 'month', label: 'hosting' } as const
  const priced = { ...option, price: { ...option.price, recurring } }
  const pricing = [{ ...receipt, data: { ...receipt.data, options: [priced] } }]
  const { receipts } = pricingData({ ...content, pricing })
  const shown = receipts[0]?.options[0]
  const charge = `+ $200 ${option.price.currency} al mes de hosting`
  expect(shown?.note).toContain(charge)
  expect(shown?.message).toContain(charge)
})
