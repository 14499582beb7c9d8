import type { Price } from '../../lib/format-price.ts'

const amount = String.raw`\$([\d,]+(?:\.\d+)?)`
const form = new RegExp(
  `^(desde )?${amount}(?:–${amount})? ([A-Z]{3})( al mes)?(?: \\+ ${amount} [A-Z]{3} al mes de (.+))?$`,
)

const number = (text: string) => Number(text.replaceAll(',', ''))

/** Reads what `formatPrice` wrote; nothing when it is no price. */
export function parsePrice(text: string): Price | undefined {
  const [found, from, minimum = '', maximum, currency = '', monthly, charge, label = ''] =
    form.exec(text) ?? []
  if (found === undefined) return undefined
  return {
    currency,
    minimum: number(minimum),
    ...(maximum !== undefined && { maximum: number(maximum) }),
    ...(from && { from: true }),
    period: monthly ? 'month' : 'once',
    ...(charge !== undefined && { recurring: { amount: number(charge), period: 'month', label } }),
  }
}
