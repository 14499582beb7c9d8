import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import { type Fault, type Problem, warning } from '../problem.ts'
import { fold } from '../text/nearest.ts'
import { problemAt } from './problem-at.ts'

/** Warnings that depend on the build date or on other files. */
export function checkDoubts({ entries, site }: LoadedContent, today: string): Problem[] {
  const titles = new Map<string, LoadedEntry>()
  const name = site?.data?.name
  const nameAtEnd = name ? atEnd(name) : undefined
  return entries.flatMap((entry) => {
    const { raw } = entry
    if (!raw) return []
    const doubt = (field: string, fault: Fault) => problemAt(entry, [field], fault, warning)
    const problems: Problem[] = []
    for (const field of ['date', 'updated']) {
      const day = raw[field]
      if (typeof day !== 'string' || !/^\d{4}-/.test(day)) continue
      const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4))
      if (years < -30 || years > 3)
        problems.push(doubt(field, { code: 'odd-year', data: { year: day.slice(0, 4) } }))
      else if (field === 'updated' && day > today)
        problems.push(doubt(field, { code: 'updated-in-future', data: { today } }))
    }
    if (raw.status === 'upcoming' && typeof raw.date === 'string' && raw.date < today)
      problems.push(doubt('status', { code: 'past-event', repair: 'past' }))
    const field = unique.get(entry.collection)
    const title = field && raw[field]
    // A title of a single word may well be used twice.
    if (field && typeof title === 'string' && title.includes(' ')) {
      const key = `${field} ${fold(title).trim()}`
      const other = titles.get(key)
      if (other) problems.push(doubt(field, { code: 'repeated-title', data: { file: other.file } }))
      else titles.set(key, entry)
    }
    if (name && entry.url !== undefined && nameAtEnd?.test(String(raw.title)))
      problems.push(doubt('title', { code: 'site-name-in-title', data: { name } }))
    return problems
  })
}

/** Collections whose entries need distinct names, with the field that holds the name. */
const unique = new Map([
  ['blog', 'title'],
  ['team', 'name'],
])

/** `Precios | Lumbre`: the site appends its name by itself. */
const atEnd = (name: string) => new RegExp(`\\s[|–—·-]\\s*${name.replace(/\W/g, '.')}\\s*$`, 'i')

/** The share of a fingerprint that must match for two texts to count as nearly the same. */
const alike = 0.7

/** Warns of texts that nearly repeat another entry: a forgotten copy, or one pasted twice. */
export function checkRepeats(entries: readonly LoadedEntry[]): Problem[] {
  /** The first entries that contain a phrase, by their index in the list. */
  const holders = new Map<number, number[]>()
  /** How many phrases of the current entry each earlier one contains. */
  const shared = new Uint32Array(entries.length)
  return entries.flatMap((entry, place) => {
    const print = entry.body?.fingerprint ?? []
    let twin: number | undefined
    shared.fill(0, 0, place)
    for (const hash of print) {
      const others = holders.get(hash)
      for (const other of others ?? []) {
        const count = (shared[other] ?? 0) + 1
        shared[other] = count
        if (count >= print.length * alike) twin ??= other
      }
      if (!others) holders.set(hash, [place])
      // A phrase that many texts share identifies none of them.
      else if (others.length < 8) others.push(place)
    }
    if (twin === undefined) return []
    const data = { file: entries[twin]?.file ?? '' }
    return problemAt(entry, ['title'], { code: 'repeated-text', data }, warning)
  })
}
