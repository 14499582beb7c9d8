import type { CollectionName } from '../../content/collections.ts'
import type { Service } from '../../content/entries.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { readingMinutes } from '../../lib/reading-time.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { faultsInBody, problemAt, textsWith } from './problem-at.ts'

/** What pages call the entries of a collection when they say how many there are. */
const nouns: Readonly<Record<string, CollectionName>> = {
  apps: 'ai-apps',
  personas: 'team',
  proyectos: 'projects',
  servicios: 'services',
}

// Two of anything are often two among others: «dos personas lo revisan».
const numbers = 'tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

const count = new RegExp(
  `(?<![\\p{L}\\d])(${numbers.join('|')}) (${Object.keys(nouns).join('|')})(?!\\p{L})`,
  'giu',
)

/** Numbers in the words of pages, «Ocho servicios», that the collection has left behind. */
export function checkCounts(entries: readonly LoadedEntry[]): Problem[] {
  const sizes = new Map<string, number>()
  for (const { collection, published } of entries)
    if (published) sizes.set(collection, (sizes.get(collection) ?? 0) + 1)
  return entries
    .filter(({ collection }) => collection === 'pages')
    .flatMap((page) =>
      textsWith(' ', page.raw).flatMap(({ text, path }) =>
        [...text.matchAll(count)].flatMap(([written, number = '', noun = '']) => {
          const said = numbers.indexOf(number.toLowerCase()) + 3
          const folder = nouns[noun.toLowerCase()]
          const size = sizes.get(folder ?? '') ?? 0
          if (said === size || !folder) return []
          const fault = { code: 'other-count' as const, data: { written, size, folder } }
          return problemAt(page, path, fault, warning)
        }),
      ),
    )
}

/** `$1,200 USD` or `$1,200 USD al mes`, as prices are shown. */
export const amount = /\$ ?\d[\d,.]*(?:–\$\d[\d,.]*)? ?(?:MXN|USD)(?: al mes)?/g

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

/** `desde $1,200 USD` and `$1,200 USD` are one price: the amount with its currency and its period. */
const keyOf = (text: string): string | undefined => {
  const [, amount, currency] =
    /\$ ?([\d,.]+)(?:–\$[\d,.]+)? ?((?:MXN|USD)(?: al mes)?)/.exec(text) ?? []
  return amount && currency && `${amount.replace(/\D/g, '')} ${currency}`
}

/** Warns when a stated reading time is more than a minute off. */
export function checkReadingTime(entry: LoadedEntry): Problem[] {
  const stated = entry.data?.readingTime
  if (entry.collection !== 'blog' || typeof stated !== 'number' || !entry.body) return []
  const { words } = entry.body
  const computed = readingMinutes(words)
  if (Math.abs(stated - computed) <= 1) return []
  const data = { stated, computed, words }
  const fault = { code: 'reading-time' as const, data, repair: String(computed) }
  return [problemAt(entry, ['readingTime'], fault, warning)]
}
