import { type OwnPromise, type Promises, promisesFile } from '../../content/schemas/promises.ts'
import { formatPrice, type Price } from '../../lib/format-price.ts'
import { isRecord } from '../fields/walk-schema.ts'
import type { FieldsFile, LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { error, inFile, type Problem } from '../problem.ts'
import { readAgain } from '../read/read-source.ts'
import { nearest } from '../text/nearest.ts'
import { yamlText } from '../text/yaml-text.ts'

type Owner = Pick<LoadedEntry, 'file' | 'absolute' | 'locate' | 'raw'>

/** The content says what the owner has promised. */
export function checkPromises(
  { entries, site }: LoadedContent,
  promises: FieldsFile<Promises> | undefined,
): Problem[] {
  if (!promises?.data) return []
  const owners = new Map<string, Owner>(
    entries.map((entry) => [`${entry.collection}/${entry.slug}`, entry]),
  )
  if (site) owners.set('site', { ...site, raw: site.data })
  return promises.data.promises.flatMap((promise, index) => {
    const placeOf = (key: 'in' | 'field') => promises.locate(['promises', index, key], 'value')
    const unknown = (key: 'in' | 'field', proposal?: string) => {
      const told = { key, value: promise[key] ?? '', in: promise.in, proposal }
      return inFile(promisesFile, error(placeOf(key), { code: 'promise-place', data: told }))
    }
    const owner = owners.get(promise.in)
    if (!owner) return unknown('in', nearest(promise.in, owners.keys()))
    // A file that cannot be read has its problem already.
    if (owner.raw === undefined) return []
    const found = valueAt(owner.raw, promise.field)
    if (!found) return unknown('field')
    return broken(promise, owner, found, () => placeOf('in').start.line) ?? []
  })
}

type Found = { path: PropertyKey[]; value: unknown }

/** A value by its way: items of lists by their `id`, `title` or `name`, or by their number from 0. */
function valueAt(raw: unknown, field = ''): Found | undefined {
  const path: PropertyKey[] = []
  let value = raw
  for (const step of field === '' ? [] : field.split('.')) {
    const key = Array.isArray(value) ? indexOf(value, step) : step
    if (Array.isArray(value)) value = value[Number(key)]
    else value = isRecord(value) ? value[step] : undefined
    if (value === undefined) return undefined
    path.push(key)
  }
  return { path, value }
}

function indexOf(list: readonly unknown[], step: string): number {
  const names = ['id', 'title', 'name']
  const index = list.findIndex(
    (item) => isRecord(item) && names.some((name) => item[name] === step),
  )
  return index === -1 ? Number(step) : index
}

const isPrice = (value: unknown): value is Price =>
  isRecord(value) && typeof value.minimum === 'number' && typeof value.currency === 'string'

const plain = (text: string) => text.replace(/[*_]{1,2}/g, '').replace(/\s+/g, ' ')

function wordsOf(value: unknown): string {
  if (isPrice(value)) return formatPrice(value)
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (isRecord(value)) return Object.values(value).map(wordsOf).join(' ')
  return String(value ?? '')
}

function broken(
  promise: OwnPromise,
  owner: Owner,
  { path, value }: Found,
  lineOf: () => number,
): Problem | undefined {
  if (promise.is !== undefined && plain(wordsOf(value)) !== plain(promise.is)) {
    const { is, why } = promise
    const wrong = isPrice(value) ? priceFault(value, is) : { path: [], text: yamlText(is) }
    const range = owner.locate([...path, ...wrong.path], 'value')
    // A value that goes on in the next line is not replaced by its first.
    const isWhole =
      isPrice(value) ||
      (typeof value === 'string' && range.end.column - range.start.column >= value.length)
    const repair = wrong.text !== undefined && isWhole && { text: wrong.text, range, safe: false }
    const data = { promised: is, line: lineOf(), why, found: plain(wordsOf(value)) }
    return inFile(
      owner.file,
      error(range, { code: 'promise-broken', data, ...(repair && { repair }) }),
    )
  }
  if (!promise.says) return undefined
  const text =
    plain(wordsOf(value)) + (promise.field ? '' : ` ${plain(readAgain(owner.absolute) ?? '')}`)
  const read = text.toLowerCase()
  const missing = promise.says.find((words) => !read.includes(plain(words).toLowerCase()))
  if (missing === undefined) return undefined
  const data = { promised: missing, line: lineOf(), why: promise.why }
  return inFile(owner.file, error(owner.locate(path, 'value'), { code: 'promise-broken', data }))
}

/** Where a price differs from the promised one, and what stands there then. */
function priceFault(price: Price, promised: string): { path: PropertyKey[]; text?: string } {
  const wanted = parsePrice(promised)
  if (!wanted) return { path: [] }
  if (price.recurring && wanted.recurring && price.recurring.amount !== wanted.recurring.amount)
    return { path: ['recurring', 'amount'], text: String(wanted.recurring.amount) }
  const fields = ['minimum', 'maximum', 'currency', 'period', 'from'] as const
  const other = fields.find((field) => price[field] !== wanted[field])
  if (!other) return { path: [] }
  const both = price[other] !== undefined && wanted[other] !== undefined
  return { path: [other], ...(both && { text: String(wanted[other]) }) }
}

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
