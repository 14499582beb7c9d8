/** A price; `priceSchema` in src/content/schemas/price.ts has its rules. */
export type Price = {
  currency: string
  minimum: number
  maximum?: number
  from?: boolean
  period: keyof typeof periods
  recurring?: { amount: number; period: 'month'; label: string }
}

/** Commas between thousands, as in Mexico; cents only when there are any. */
function amount(value: number): string {
  const written = Number.isInteger(value) ? String(value) : value.toFixed(2)
  return written.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
}

const periods = { once: '', month: ' al mes' } as const

/** The parts of a price for components that set them in different sizes. */
export function priceParts(price: Price) {
  const range = price.maximum === undefined ? '' : `–$${amount(price.maximum)}`
  const isFree = price.minimum === 0 && !range && !price.from
  return {
    prefix: price.from ? 'desde ' : '',
    amount: isFree ? 'gratis' : `$${amount(price.minimum)}${range}`,
    currency: isFree ? '' : price.currency,
    period: isFree ? '' : periods[price.period],
    recurring: price.recurring
      ? `+ $${amount(price.recurring.amount)} ${price.currency}${periods[price.recurring.period]} de ${price.recurring.label}`
      : '',
  }
}

/** A price in one line: `desde $1,200 USD`, `$370–$550 USD`, `$1,800 USD + $200 USD al mes de hosting`, `gratis`. */
export function formatPrice(price: Price): string {
  const { prefix, amount: figure, currency, period, recurring } = priceParts(price)
  return [prefix + figure, currency + period, recurring].filter(Boolean).join(' ')
}
