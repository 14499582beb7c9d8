import type { Service } from '../../content/entries.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { readingMinutes } from '../../lib/reading-time.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { faultsInBody, problemAt } from './problem-at.ts'

/** A price as the site prints it, `$1,200 USD al mes`, or as people write it, `$370 a $550 dólares`. */
export const amount =
  /\$ ?(\d[\d,.]*)(?: ?(?:[–-]|a|y) ?\$ ?\d[\d,.]*)? ?([A-Z]{3}|pesos|dólares)( al mes)?/g

type Plan = { service: string; plan: string }

/**
 * Warns of prices written by hand although a plan holds them: they go stale when the plan changes.
 */
export function checkPrices(entries: readonly LoadedEntry[]): Problem[] {
  const plans = new Map<string, Plan>()
  for (const { collection, slug, data } of entries)
    if (collection === 'services')
      // Validated by the schema of its collection.
      for (const { id, price } of (data as Service['data'] | undefined)?.plans.items ?? []) {
        const key = keyOf(formatPrice(price))
        if (key && !plans.has(key)) plans.set(key, { service: slug, plan: id })
      }
  const byHand = ({ text }: { text: string }, isField = false) => {
    const plan = plans.get(keyOf(text) ?? '')
    return plan && ({ code: 'price-by-hand', data: { text, ...plan, isField } } as const)
  }
  return entries.flatMap((entry) => [
    ...faultsInBody(entry, entry.body?.amounts, byHand),
    ...[...amountsIn(entry.raw)].flatMap(({ text, path }) => {
      const fault = byHand({ text }, true)
      return fault ? problemAt(entry, path, fault) : []
    }),
  ])
}

/** The amounts in the fields, at any depth, each with its path. */
function* amountsIn(
  value: unknown,
  path: string[] = [],
): Generator<{ text: string; path: string[] }> {
  if (typeof value === 'string') for (const [text] of value.matchAll(amount)) yield { text, path }
  if (typeof value !== 'object' || value === null) return
  // Skips nearly all strings before a path is built for them.
  for (const [name, child] of Object.entries(value))
    if (typeof child !== 'string' || child.includes('$')) yield* amountsIn(child, [...path, name])
}

/**
 * `desde $1,200 USD` and `$1,200 USD` are the same price: the amount, its currency and its period.
 */
const keyOf = (text: string): string | undefined => {
  const [, least = '', currency = '', period = ''] = [...text.matchAll(amount)][0] ?? []
  return least && `${least.replace(/\D/g, '')} ${spoken[currency] ?? currency}${period}`
}

const spoken: Record<string, string> = { pesos: 'MXN', dólares: 'USD' }

/** Warns when a stated reading time is more than a minute off. */
export function checkReadingTime(entry: LoadedEntry): Problem[] {
  const stated = entry.data?.readingTime
  if (entry.collection !== 'blog' || typeof stated !== 'number' || !entry.body) return []
  const { words } = entry.body
  const computed = readingMinutes(words)
  if (Math.abs(stated - computed) <= 1) return []
  const data = { stated, computed, words }
  const fault = { code: 'reading-time' as const, data, repair: String(computed) }
  return [problemAt(entry, ['readingTime'], fault)]
}
