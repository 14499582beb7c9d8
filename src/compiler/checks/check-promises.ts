import type { OwnPromise, Promises } from '../../content/schemas/promises.ts'
import { formatPrice, type Price } from '../../lib/format-price.ts'
import { isRecord, valueAt } from '../fields/walk-schema.ts'
import type { FieldsFile, LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { readAgain } from '../read/read-source.ts'
import { nearest } from '../text/nearest.ts'
import { problemAt } from './problem-at.ts'

type Owner = Pick<LoadedEntry, 'file' | 'absolute' | 'locate' | 'data'>

/** The content must say what the owner has promised. */
export function checkPromises(
  { entries, site }: LoadedContent,
  promises: FieldsFile<Promises> | undefined,
): Problem[] {
  if (!promises?.data) return []
  const owners = new Map<string, Owner>(
    entries.map((entry) => [`${entry.collection}/${entry.slug}`, entry]),
  )
  if (site) owners.set('site', site)
  return promises.data.promises.flatMap((promise, index) => {
    const unknown = (key: 'in' | 'field', proposal?: string) => {
      const data = { key, value: promise[key] ?? '', in: promise.in, proposal }
      return problemAt(promises, ['promises', index, key], { code: 'promise-place', data })
    }
    const owner = owners.get(promise.in)
    if (!owner) {
      const all = promises.data?.promises.filter((other) => other.in === promise.in) ?? []
      if (all[0] !== promise) return []
      const problem = unknown('in', nearest(promise.in, owners.keys()))
      return all.length > 1 ? { ...problem, more: all.length - 1 } : problem
    }
    // A file with wrong fields has been reported already.
    if (owner.data === undefined) return []
    const found = findValue(owner.data, promise.field)
    if (!found) return unknown('field')
    const lineOf = () => promises.locate(['promises', index, 'in'], 'value').start.line
    return brokenPromise(promise, owner, found, lineOf) ?? []
  })
}

type Found = { path: PropertyKey[]; value: unknown }

/** A value by its path: items of lists by their `id`, `title` or `name`, or by their index. */
function findValue(raw: unknown, field = ''): Found | undefined {
  const path: PropertyKey[] = []
  let value = raw
  for (const step of field === '' ? [] : field.split('.')) {
    const key = Array.isArray(value) ? indexOf(value, step) : step
    value = valueAt(value, [key])
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

/** The text without emphasis, and with a hyphen instead of the dash of a price range. */
const plain = (text: string) =>
  text
    .replace(/[*_]{1,2}/g, '')
    .replace(/(?<=\d)–(?=\$)/g, '-')
    .replace(/\s+/g, ' ')

function wordsOf(value: unknown): string {
  if (isPrice(value)) return formatPrice(value)
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (isRecord(value)) return Object.values(value).map(wordsOf).join(' ')
  return String(value ?? '')
}

function brokenPromise(
  promise: OwnPromise,
  owner: Owner,
  { path, value }: Found,
  lineOf: () => number,
): Problem | undefined {
  if (promise.is !== undefined && plain(wordsOf(value)) !== plain(promise.is)) {
    const { is, why } = promise
    const data = { promised: is, line: lineOf(), why, found: wordsOf(value) }
    const place = isPrice(value) ? [...path, 'minimum'] : path
    return problemAt(owner, place, { code: 'promise-broken', data })
  }
  if (!promise.says) return undefined
  const text =
    plain(wordsOf(value)) + (promise.field ? '' : ` ${plain(readAgain(owner.absolute) ?? '')}`)
  const read = text.toLowerCase()
  const missing = promise.says.find((words) => !read.includes(plain(words).toLowerCase()))
  if (missing === undefined) return undefined
  const data = { promised: missing, line: lineOf(), why: promise.why }
  return problemAt(owner, path, { code: 'promise-broken', data })
}
