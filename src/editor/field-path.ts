/** The position of a line of YAML in the data, as far as indentation tells. */
export type FieldPath = {
  /** The object or list that the line belongs to. */
  parent: PropertyKey[]
  /** The field that the line names; absent in an item without fields. */
  name: string
  /** Column at which the name or the item starts. */
  start: number
  /** Column of the colon after the name; -1 when there is none yet. */
  colon: number
}

type Level = { column: number; key?: string }

/**
 * The position of a line in the data. Determined by indentation alone, because a text that is being
 * typed is rarely complete, and a parser would reject it.
 */
export function fieldPath(lines: readonly string[], line: number): FieldPath {
  const { levels, ...own } = readLine(lines[line] ?? '')
  const parent: PropertyKey[] = []
  let limit = own.start
  let isInList = false
  const above = lines.slice(0, line).flatMap(levelsOf)
  for (const { column, key } of [...above, ...levels].toReversed()) {
    if (key === undefined && isInList && column === limit) parent[0] = Number(parent[0]) + 1
    else if (column < limit || (isInList && key !== undefined && column === limit)) {
      parent.unshift(key ?? 0)
      limit = column
      isInList = key === undefined
    }
  }
  return { parent, ...own }
}

function readLine(line: string) {
  const [, dashes = ''] = /^( *(?:- +)*)/.exec(line) ?? []
  const [, name = '', after] = /^([\w-]*)(:(?= |$))?/.exec(line.slice(dashes.length)) ?? []
  const levels: Level[] = [...dashes.matchAll(/-/g)].map(({ index }) => ({ column: index }))
  const start = dashes.length
  return { levels, name, start, colon: after ? start + name.length : -1 }
}

function levelsOf(line: string): Level[] {
  if (line.trim() === '' || line.trimStart().startsWith('#')) return []
  const { levels, name, start, colon } = readLine(line)
  return colon < 0 ? levels : [...levels, { column: start, key: name }]
}
