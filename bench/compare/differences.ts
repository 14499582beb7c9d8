import { type Change, lineDifferences } from './line-differences.ts'
import type { Facts } from './read-site.ts'

/** The same change of one kind, with all places where it was found. */
export type Difference = Change & { kind: string; places: string[] }

/** Where both are compared: facts by place. */
export type Places = ReadonlyMap<string, Facts>

/** Everything that two sites say differently, the same change once. */
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
    (a, b) => a.kind.localeCompare(b.kind) || b.places.length - a.places.length,
  )
}

const most = { groups: 20, lines: 8, places: 4, length: 200 }

/** The differences for people to read; `all` leaves nothing out. */
export function formatDifferences(differences: readonly Difference[], all: boolean): string {
  if (differences.length === 0) return 'No differences.'
  const first = <Item>(items: readonly Item[], count: number) =>
    all ? [...items] : items.slice(0, count)
  const rest = (items: readonly unknown[], count: number, indent: string) =>
    all || items.length <= count ? [] : [`${indent}… and ${items.length - count} more`]
  const line = (sign: string) => (text: string) =>
    `    ${sign} ${all || text.length <= most.length ? text : `${text.slice(0, most.length)}…`}`
  const kinds = [...new Set(differences.map(({ kind }) => kind))]
  const parts = kinds.flatMap((kind) => {
    const group = differences.filter((difference) => difference.kind === kind)
    const places = new Set(group.flatMap((difference) => difference.places))
    return [
      `${kind}: ${count(group.length, 'difference')} in ${count(places.size, 'place')}`,
      ...first(group, most.groups).flatMap(({ places, removed, added }) => [
        `  ${places.length > 1 ? `${places.length} × ` : ''}${first(places, most.places).join(' ')}${all || places.length <= most.places ? '' : ' …'}`,
        ...first(removed, most.lines).map(line('-')),
        ...rest(removed, most.lines, '    - '),
        ...first(added, most.lines).map(line('+')),
        ...rest(added, most.lines, '    + '),
      ]),
      ...rest(group, most.groups, '  '),
      '',
    ]
  })
  return [...parts, `${count(differences.length, 'difference')} in all.`].join('\n')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
