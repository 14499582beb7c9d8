import type { PageWords, Service } from '../../content/entries.ts'
import { inOrder } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Price } from '../../content/schemas/price.ts'
import { formatPrice, priceParts } from '../../lib/format-price.ts'
import { joinWithDots } from '../../lib/join-with-dots.ts'

/** A range from the least to the most of several amounts; one amount is no range. */
function range(amounts: readonly number[]) {
  const minimum = Math.min(...amounts)
  const maximum = Math.max(...amounts)
  return maximum > minimum ? { minimum, maximum } : { minimum }
}

/** A price in two parts: the figure with its currency alone, so that all of them line up, and how often it is charged. */
const priceCell = (price: Price) => ({
  price: formatPrice({ ...price, period: 'once' }),
  recurring: priceParts(price).period.trim() || undefined,
})

/** The plans of a service as one range, and the charges that come back as another. */
export function planRange(prices: readonly Price[]) {
  const [first] = prices
  if (!first) throw new Error('A service without plans has no price')
  const { currency, period } = first
  const amounts = prices.flatMap(({ minimum, maximum }) => [minimum, maximum ?? minimum])
  const price = priceCell({ currency, period, ...range(amounts) })
  const charges = prices.flatMap(({ recurring }) => recurring ?? [])
  if (!charges[0]) return price
  const charge = priceParts({
    currency,
    period: charges[0].period,
    ...range(charges.map(({ amount }) => amount)),
  })
  return {
    ...price,
    recurring: `+ ${charge.amount} ${charge.currency}${charge.period} de ${charges[0].label}`,
  }
}

const serviceRow = ({ url, data }: Service) => ({
  name: data.title,
  to: url,
  includes: joinWithDots(data.plans.items.map(({ name }) => name)),
  ...planRange(data.plans.items.map(({ price }) => price)),
})

/** The estimates by category, then the plans of each service. */
export function priceGroups(content: Content, words: PageWords<'prices'>['table']) {
  const estimates = inOrder(content.pricing).map(({ data }) => ({
    heading: data.title,
    note: words.estimates,
    rows: data.options.map(({ name, features, price }) => ({
      name,
      to: undefined,
      includes: joinWithDots(features),
      ...priceCell(price),
    })),
  }))
  return [...estimates, { ...words.services, rows: inOrder(content.services).map(serviceRow) }]
}
