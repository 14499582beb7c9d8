import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import type { Fault, Problem } from '../problem.ts'
import { fold } from '../text/nearest.ts'
import { problemAt } from './problem-at.ts'

/** Warnings that depend on the build date or on other files. */
export function checkDoubts({ entries, site }: LoadedContent, today: string): Problem[] {
  const titles = new Map<string, LoadedEntry>()
  const name = site?.data?.name
  // `Precios | Lumbre`: the site appends its name by itself.
  const atEnd = name && new RegExp(`\\s[|–—·-]\\s*${name.replace(/\W/g, '.')}\\s*$`, 'i')
  return entries.flatMap((entry) => {
    const { raw, url, collection } = entry
    if (!raw) return []
    const isOver = raw.status === 'upcoming' && typeof raw.date === 'string' && raw.date < today
    const field = unique[collection]
    const key = field && titleKey(field, raw[field])
    const first = (key && titles.get(key)) || entry
    if (key) titles.set(key, first)
    const endsInName = atEnd && url !== undefined && atEnd.test(String(raw.title))
    const doubt = (field: string, fault: Fault | '' | false | undefined) =>
      fault ? problemAt(entry, [field], fault) : []
    return [
      doubt('date', dayFault('date', raw.date, today)),
      doubt('updated', dayFault('updated', raw.updated, today)),
      doubt('status', isOver && { code: 'past-event', repair: 'past' }),
      doubt(field ?? '', first !== entry && { code: 'repeated-title', data: { file: first.file } }),
      doubt('title', name && endsInName && { code: 'site-name-in-title', data: { name } }),
    ].flat()
  })
}

function dayFault(field: 'date' | 'updated', day: unknown, today: string): Fault | undefined {
  if (typeof day !== 'string' || !/^\d{4}-/.test(day)) return undefined
  const year = day.slice(0, 4)
  const years = Number(year) - Number(today.slice(0, 4))
  if (years < -30 || years > 3) return { code: 'odd-year', data: { year } }
  const isAhead = field === 'updated' && day > today
  return isAhead ? { code: 'updated-in-future', data: { today } } : undefined
}

/** A title to compare with others; one of a single word may well be used twice. */
const titleKey = (field: string, title: unknown) =>
  typeof title === 'string' && title.includes(' ') ? `${field} ${fold(title).trim()}` : undefined

/** Collections whose entries need distinct names, with the field that holds the name. */
const unique: Record<string, string> = { blog: 'title', team: 'name' }

/** The share of a fingerprint that must match for two texts to count as nearly the same. */
const alike = 0.7

/** Warns of texts that nearly repeat another entry: a forgotten copy, or one pasted twice. */
export function checkRepeats(entries: readonly LoadedEntry[]): Problem[] {
  /** The first entries that contain a phrase, by their index in the list. */
  const holders = new Map<number, number[]>()
  /** How many phrases of the current entry each earlier one contains: faster than a map. */
  const shared = new Uint32Array(entries.length)
  /** The first entry found to contain nearly all phrases of a text. */
  function twinOf(print: readonly number[], index: number): LoadedEntry | undefined {
    shared.fill(0, 0, index)
    for (const hash of print)
      for (const other of holders.get(hash) ?? []) {
        const count = (shared[other] ?? 0) + 1
        if (count >= print.length * alike) return entries[other]
        shared[other] = count
      }
    return undefined
  }
  return entries.flatMap((entry, index) => {
    const print = entry.body?.fingerprint ?? []
    const twin = twinOf(print, index)
    for (const hash of print) {
      const others = holders.get(hash)
      if (!others) holders.set(hash, [index])
      // A phrase that many texts share identifies none of them.
      else if (others.length < 8) others.push(index)
    }
    const fault: Fault | undefined = twin && { code: 'repeated-text', data: { file: twin.file } }
    return fault ? problemAt(entry, ['title'], fault) : []
  })
}
