import type { PageWords, Service } from '../../content/entries.ts'
import { inOrder } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { formatPrice, type Price, priceParts } from '../../lib/format-price.ts'

/** The range of several amounts; a single amount has no maximum. */
function range(amounts: readonly number[]) {
  const minimum = Math.min(...amounts)
  const maximum = Math.max(...amounts)
  return maximum > minimum ? { minimum, maximum } : { minimum }
}

/**
 * A price in two parts: the figure with its currency, so that all of them align, and its period.
 */
const priceCell = (price: Price) => ({
  price: formatPrice({ ...price, period: 'once' }),
  recurring: priceParts(price).period.trim() || undefined,
})

/** One range for each currency and period of the prices. */
function rangesOf(prices: readonly Price[]): Price[] {
  const kindOf = ({ currency, period }: Price) => `${currency} ${period}`
  const kinds = new Map(prices.map((price) => [kindOf(price), price]))
  return [...kinds].map(([kind, { currency, period }]) => {
    const amounts = prices
      .filter((price) => kindOf(price) === kind)
      .flatMap(({ minimum, maximum }) => [minimum, maximum ?? minimum])
    return { currency, period, ...range(amounts) }
  })
}

/** The recurring charges besides the price: one range for each thing that is paid for. */
function chargesOf(prices: readonly Price[]): string[] {
  const charges = prices.flatMap(({ currency, recurring }) =>
    recurring ? { ...recurring, currency, minimum: recurring.amount } : [],
  )
  return [...new Set(charges.map(({ label }) => label))].flatMap((label) =>
    rangesOf(charges.filter((charge) => charge.label === label)).map(
      (charge) => `+ ${formatPrice(charge)} de ${label}`,
    ),
  )
}

/** The plans of a service as a range for each currency and period, and their recurring charges. */
export function planRange(prices: readonly Price[]) {
  const [first, ...others] = rangesOf(prices)
  if (!first) throw new Error('A service without plans has no price')
  const { price, recurring } = priceCell(first)
  const more = [
    recurring,
    ...others.map((other) => `o ${formatPrice(other)}`),
    ...chargesOf(prices),
  ]
  return { price, recurring: more.filter(Boolean).join(' ') || undefined }
}

const serviceRow = ({ url, data }: Service) => ({
  name: data.title,
  to: url,
  includes: data.plans.items.map(({ name }) => name),
  ...planRange(data.plans.items.map(({ price }) => price)),
})

/** The estimates by category, then the plans of each service, as far as there are any. */
export function priceGroups(content: Content, words: PageWords<'prices'>['table']) {
  const estimates = inOrder(content.pricing).map(({ data }, place) => ({
    heading: data.title,
    // The note is shown once, since each price names its currency.
    note: place === 0 ? words.estimates : undefined,
    rows: data.options.map(({ name, features, price }) => ({
      name,
      to: undefined,
      includes: features,
      ...priceCell(price),
    })),
  }))
  const services = { ...words.services, rows: inOrder(content.services).map(serviceRow) }
  return [...estimates, services].filter(({ rows }) => rows.length > 0)
}
