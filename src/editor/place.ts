import type { Position } from 'vscode-languageserver/node'

export type Word = { line: number; start: number; end: number; text: string }

export type Place = { word: Word } & (
  | { kind: 'field'; path: FieldPath }
  | { kind: 'value'; path: FieldPath; item?: number }
  | { kind: 'address'; isImage: boolean }
  | { kind: 'component'; hasRest: boolean }
  | { kind: 'prop'; component: string; written: string; hasValue: boolean }
  | { kind: 'prop-value'; component: string; prop: string; props: Record<string, string> }
)

export function placeAt(text: string, position: Position, isSettings: boolean): Place | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (!isSettings && !isInFields(lines, position.line)) return bodyPlace(lines, position)
  const place = fieldPlace(lines, position)
  // After its word and a space nothing is being written: a comment, or the end of the line.
  return place && position.character <= place.word.end ? place : undefined
}

/** Whether a line is in the frontmatter, between the two `---`. */
function isInFields(lines: readonly string[], line: number): boolean {
  if (lines[0]?.trim() !== '---' || line === 0) return false
  const closing = lines.findIndex((one, index) => index > 0 && one.trim() === '---')
  return closing === -1 || line < closing
}

function fieldPlace(lines: readonly string[], { line, character }: Position): Place | undefined {
  const written = lines[line] ?? ''
  const path = fieldPath(lines, line)
  if (character < path.start) return undefined
  if (path.colon < 0 || character <= path.colon) {
    const end = path.colon < 0 ? written.trimEnd().length : path.colon
    const word = trimmed(wordOf(written, line, path.start, Math.max(end, path.start)))
    return { kind: 'field', path, word }
  }
  const before = written.slice(path.colon + 1, character)
  const opening = before.match(/^\s*\[/) ? before.lastIndexOf('[') : -1
  const comma = opening < 0 ? -1 : before.lastIndexOf(',')
  const from = path.colon + 1 + Math.max(opening, comma) + 1
  const stop = opening < 0 ? /\s+#|\s*$/ : /[,\]]|\s*$/
  const end = from + written.slice(from).search(stop)
  const word = trimmed(wordOf(written, line, from, Math.max(end, character)))
  return {
    kind: 'value',
    path,
    word,
    ...(opening >= 0 && { item: before.split(',').length - 1 }),
  }
}

const openTag = /<([A-Z]\w*)\s((?:[^<>"']|"[^"]*"|'[^']*')*)$/
const openValue = /<([A-Z]\w*)\s((?:[^<>"']|"[^"]*"|'[^']*')*?)([\w-]+)=(?:"([^"<>]*)|'([^'<>]*))$/

function bodyPlace(lines: readonly string[], { line, character }: Position): Place | undefined {
  const written = lines[line] ?? ''
  // A tag may span several lines, but no more than these.
  const above = lines.slice(Math.max(0, line - 12), line).join('\n')
  const before = `${above}\n${written.slice(0, character)}`
  const after = written.slice(character)
  const word = (typed: string, rest: RegExp) =>
    wordOf(written, line, character - typed.length, character + (rest.exec(after)?.[0].length ?? 0))

  const address = /(!\[[^[\]\n]*)?\]\(([^()\s]*)$/.exec(before)
  if (address) {
    const [, image, typed = ''] = address
    return { kind: 'address', isImage: image !== undefined, word: word(typed, /^[^()\s]*/) }
  }
  const tag = /<([A-Za-z]*)$/.exec(before)
  if (tag) {
    const hasRest = /^[A-Za-z]*(?:\s+[\w-]+=|\s*\/?>)/.test(after)
    return { kind: 'component', hasRest, word: word(tag[1] ?? '', /^[A-Za-z]*/) }
  }
  const value = openValue.exec(before)
  if (value) {
    const [, component = '', , prop = '', double, single] = value
    const typed = (double ?? single ?? '').split('\n').at(-1) ?? ''
    const rest = double === undefined ? /^[^'<>]*/ : /^[^"<>]*/
    const whole = before.slice(value.index) + after
    const props = Object.fromEntries(
      [...whole.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', one, other]) => [
        name,
        one ?? other ?? '',
      ]),
    )
    return { kind: 'prop-value', component, prop, props, word: word(typed, rest) }
  }
  const inside = openTag.exec(before)
  if (!inside) return undefined
  const [, component = '', props = ''] = inside
  const typed = /(?<=\s)[\w-]*$/.exec(before)?.[0]
  if (typed === undefined) return undefined
  const hasValue = /^[\w-]*=/.test(after)
  const others = `${props} ${after.replace(/^[\w-]*|>.*/g, '')}`
  return { kind: 'prop', component, written: others, hasValue, word: word(typed, /^[\w-]*/) }
}

const wordOf = (written: string, line: number, start: number, end: number): Word => ({
  line,
  start,
  end,
  text: written.slice(start, end),
})

/** The word without the spaces and quotes around it. */
function trimmed({ line, start, end, text }: Word): Word {
  const [, before = ''] = /^(\s*["']?)/.exec(text) ?? []
  const inner = text.slice(before.length).replace(/\s*["']?\s*$/, '')
  const from = Math.min(start + before.length, end)
  return { line, start: from, end: from + inner.length, text: inner }
}

/** The range of a word, counted as editors do. */
export const rangeOfWord = ({ line, start, end }: Word) => ({
  start: { line, character: start },
  end: { line, character: end },
})

/** The path of a value in the data. */
export function valuePath({ path, item }: Extract<Place, { kind: 'value' }>): PropertyKey[] {
  return [...path.parent, path.name, ...(item === undefined ? [] : [item])]
}

/** The position of a line of YAML in the data, as far as indentation tells. */
type FieldPath = {
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
