import type { Waiting } from '../content/entries.ts'
import { compare } from '../lib/compare.ts'
import type { Fields } from './frontmatter/parse-yaml.ts'
import { type LoadedEntry, titleOf } from './loaded-entry.ts'
import type { Fault } from './problem.ts'
import type { EntryFile } from './read/list-files.ts'

/** An entry that is not published on the build date. */
export type WaitingEntry = {
  file: string
  title: string
  /** `date`: it will be published on that date by itself. */
  reason: 'draft' | 'date'
  /** The date that an article states, e.g. `2025-08-14`. */
  date?: string
}

/** A date on which the site changes without an edit: an article appears, or an event is over. */
type Change = { date: string; file: string; title: string; what: 'appears' | 'is-over' }

/** What is not published on the build date, and when that will next change by itself. */
export type Schedule = { waiting: WaitingEntry[]; next?: Change }

/** Whether an entry is marked as a draft. */
export const isDraft = (data: Fields | undefined) => data?.draft === true

/** The future date of an article. ISO dates sort correctly as text, so no Date is built. */
function futureDay(
  collection: string,
  data: Fields | undefined,
  buildDate: string,
): string | undefined {
  const day = collection === 'blog' ? data?.date : undefined
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && day > buildDate
    ? day
    : undefined
}

/** What an entry waits for on a date; `undefined` if it is published or cannot be read. */
export const waitsFor = (
  { collection }: Pick<EntryFile, 'collection'>,
  data: Fields | undefined,
  buildDate: string,
): Waiting | undefined => (isDraft(data) ? 'draft' : futureDay(collection, data, buildDate))

/** An entry, or the settings, which are always published. */
type Timed = Partial<Pick<LoadedEntry, 'published' | 'waiting'>>

/**
 * Whether an entry is missing on the day on which another is published that mentions it. A draft may
 * mention anything, because somebody decides when it is published; an article with a future date is
 * published by itself, so it is judged as of that day.
 */
function isMissingFor({ published, waiting }: Timed, owner: Timed): boolean {
  if (published || owner.waiting === 'draft') return false
  if (waiting === undefined || waiting === 'draft' || owner.waiting === undefined) return true
  return waiting > owner.waiting
}

/** The day on which an entry will be published by itself, if any. */
const dayOf = ({ waiting }: Timed): string | undefined =>
  waiting === 'draft' ? undefined : waiting

/** The fault of mentioning an entry, by its slug or address, that is not published by then. */
export const unpublishedFault = (
  name: string,
  mentioned: LoadedEntry,
  owner: Timed,
): Fault | undefined =>
  isMissingFor(mentioned, owner)
    ? {
        code: 'unpublished',
        data: { name, file: mentioned.file, date: dayOf(mentioned), day: dayOf(owner) },
      }
    : undefined

/** What is not published on the build date, and what changes next. */
export function scheduleOf(entries: readonly LoadedEntry[], buildDate: string): Schedule {
  const waiting = entries.flatMap((entry) => waitingOf(entry, buildDate))
  const changes = [
    ...waiting.flatMap(({ reason, date, file, title }): Change[] =>
      reason === 'date' && date ? [{ date, file, title, what: 'appears' }] : [],
    ),
    ...entries.flatMap((entry) => endOf(entry, buildDate)),
  ]
  const [next] = changes.sort((a, b) => compare(a.date, b.date) || compare(a.file, b.file))
  return { waiting, ...(next && { next }) }
}

function waitingOf(entry: LoadedEntry, buildDate: string): WaitingEntry[] {
  const { collection, file, raw, waiting } = entry
  if (waiting === undefined) return []
  const date = futureDay(collection, raw, buildDate)
  const reason = waiting === 'draft' ? 'draft' : 'date'
  return [{ file, title: titleOf(entry), reason, ...(date && { date }) }]
}

/** An event moves to the archive on the day after it takes place. */
function endOf(entry: LoadedEntry, buildDate: string): Change[] {
  const { collection, file, raw } = entry
  if (collection !== 'events' || !raw || isDraft(raw)) return []
  const day = typeof raw.date === 'string' ? Date.parse(`${raw.date}T00:00:00Z`) : Number.NaN
  if (raw.status !== 'upcoming' || Number.isNaN(day) || String(raw.date) < buildDate) return []
  const date = new Date(day + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return [{ date, file, title: titleOf(entry), what: 'is-over' }]
}
