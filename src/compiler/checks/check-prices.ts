import type { Service } from '../../content/entries.ts'
import { formatPrice } from '../../lib/format-price.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { amount } from '../text/amount.ts'
import { faultsInBody, problemAt } from './problem-at.ts'
import { textsWith } from './texts-with.ts'

type Plan = { service: string; plan: string }

/** Prices that a text writes by hand though a plan has them, and that will be old one day. */
export function checkPrices(entries: readonly LoadedEntry[]): Problem[] {
  const plans = new Map<string, Plan>()
  for (const { collection, slug, data } of entries)
    if (collection === 'services')
      // Validated by the schema of its collection.
      for (const { id, price } of (data as Service['data'] | undefined)?.plans.items ?? []) {
        const key = keyOf(formatPrice(price))
        if (key && !plans.has(key)) plans.set(key, { service: slug, plan: id })
      }
  const byHand = (text: string, isField = false) => {
    const plan = plans.get(keyOf(text) ?? '')
    return plan && ({ code: 'price-by-hand', data: { text, ...plan, isField } } as const)
  }
  return entries.flatMap((entry) => [
    ...faultsInBody(
      entry,
      entry.body?.amounts,
      ({ text }) => byHand(text),
      () => warning,
    ),
    ...textsWith('$', entry.raw).flatMap(({ text, path }) =>
      [...text.matchAll(amount)].flatMap(([written]) => {
        const fault = byHand(written, true)
        return fault ? problemAt(entry, path, fault, warning) : []
      }),
    ),
  ])
}

/** `desde $1,200 USD` and `$1,200 USD` are one price: the amount with its currency. */
const keyOf = (text: string): string | undefined => {
  const [, amount, currency] = /\$ ?([\d,.]+)(?:–\$[\d,.]+)? ?(MXN|USD)/.exec(text) ?? []
  return amount && currency && `${amount.replace(/\D/g, '')} ${currency}`
}
