import { compare } from '../../src/lib/compare.ts'
import { type Change, lineDifferences } from '../../src/review/line-differences.ts'
import type { Facts } from './read-site.ts'

/** A change of one kind, with all places where it was found. */
export type Difference = Change & { kind: string; places: string[] }

/** The facts of a site by place. */
type Places = ReadonlyMap<string, Facts>

/** All differences between two sites; the same change in several places is listed once. */
export function findDifferences(old: Places, next: Places): Difference[] {
  const found = new Map<string, Difference>()
  const add = (kind: string, place: string, change: Change) => {
    const key = JSON.stringify([kind, change])
    const known = found.get(key)
    if (known) known.places.push(place)
    else found.set(key, { kind, places: [place], ...change })
  }
  for (const place of [...new Set([...old.keys(), ...next.keys()])].sort()) {
    const [before, after] = [old.get(place), next.get(place)]
    if (!before) add('place', place, { removed: [], added: ['only in NEW'] })
    else if (!after) add('place', place, { removed: ['only in OLD'], added: [] })
    else
      for (const kind of new Set([...Object.keys(before), ...Object.keys(after)]))
        for (const change of lineDifferences(before[kind] ?? [], after[kind] ?? []))
          add(kind, place, change)
  }
  return [...found.values()].sort(
    (a, b) => compare(a.kind, b.kind) || b.places.length - a.places.length,
  )
}

/** Groups differences that change the same keys: the first of them, with the places of all. */
function byKeys(differences: readonly Difference[]): (Difference & { variants: number })[] {
  const found = new Map<string, Difference & { variants: number }>()
  for (const difference of differences) {
    const { kind, places, removed, added } = difference
    const keys = keyedKinds.has(kind) ? [removed.map(keyOf), added.map(keyOf)] : [removed, added]
    const shape = JSON.stringify([kind, keys])
    const known = found.get(shape)
    if (!known) found.set(shape, { ...difference, variants: 1 })
    else {
      known.places = [...new Set([...known.places, ...places])]
      known.variants += 1
    }
  }
  return [...found.values()].sort((a, b) => b.places.length - a.places.length)
}

/** Kinds whose lines are `key: value`. */
const keyedKinds = new Set(['data', 'json-ld'])

/** The key of a line, without list indices. */
const keyOf = (line: string) => (line.split(': ')[0] ?? line).replace(/\[\d+\]/g, '[]')

const most = { groups: 30, lines: 8, places: 4, length: 200 }

/** Formats the differences for people, with limits; the JSON output has all of them. */
export function formatDifferences(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'No differences.'
  const rest = (items: readonly unknown[], count: number, indent: string) =>
    items.length <= count ? [] : [`${indent}… and ${items.length - count} more`]
  const line = (sign: string) => (text: string) =>
    `    ${sign} ${text.length <= most.length ? text : `${text.slice(0, most.length)}…`}`
  const kinds = [...new Set(differences.map(({ kind }) => kind))]
  const parts = kinds.flatMap((kind) => {
    const found = differences.filter((difference) => difference.kind === kind)
    const group = byKeys(found)
    const places = new Set(group.flatMap((difference) => difference.places))
    return [
      `${kind}: ${count(found.length, 'difference')} in ${count(places.size, 'place')}`,
      ...group
        .slice(0, most.groups)
        .flatMap(({ places, removed, added, variants }) => [
          `  ${places.length > 1 ? `${places.length} × ` : ''}${places.slice(0, most.places).join(' ')}${places.length <= most.places ? '' : ' …'}${variants > 1 ? ` (${variants} values, the first is:)` : ''}`,
          ...removed.slice(0, most.lines).map(line('-')),
          ...rest(removed, most.lines, '    - '),
          ...added.slice(0, most.lines).map(line('+')),
          ...rest(added, most.lines, '    + '),
        ]),
      ...rest(group, most.groups, '  '),
      '',
    ]
  })
  return [...parts, `${count(differences.length, 'difference')} in all.`].join('\n')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
