import type { Nodes, Parents } from 'mdast'
import { findInvisible } from '../../../lib/invisible-characters.ts'
import { type Cause, error, type LocalProblem } from '../../problem.ts'
import { type Repair, rangeAt } from '../../text/range.ts'
import { firstOf, placeOf } from '../ranges.ts'

function characterCause(name: string, repair?: Repair): Cause {
  if (name === 'U+FFFD') return { code: 'unreadable-character' }
  return { code: 'invisible-character', data: { name, place: 'text' }, ...(repair && { repair }) }
}

/** Invisible characters that stand in the text as such. */
export function checkCharacters(source: string): LocalProblem[] {
  const found = findInvisible(source)
  if (found.length === 0) return []
  const starts = [
    0,
    ...Array.from(source.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length),
  ]
  let line = 0
  return found.map(({ index, name }) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= index) line += 1
    const { start, end } = rangeAt(line + 1, index - (starts[line] ?? 0) + 1)
    // Some stand for two characters of the file.
    const width = String.fromCodePoint(source.codePointAt(index) ?? 0).length
    const all = firstOf({ start, end }, width)
    return error({ start, end }, characterCause(name, { range: all, text: '', safe: true }))
  })
}

/** Invisible characters written as `&#x202E;`, which are there only after parsing. */
export function checkWrittenCharacters(
  node: Nodes,
  ancestors: readonly Parents[],
  source: string,
): LocalProblem[] {
  const [hidden] = textsOf(node).flatMap((text) => findInvisible(text, 1))
  if (hidden === undefined) return []
  const { start, end } = node.position ?? {}
  const written = source.slice(start?.offset, end?.offset)
  if (findInvisible(written, 1).length > 0) return []
  return [error(placeOf(node, ancestors), characterCause(hidden.name))]
}

/** The texts of a node that reach the page. */
function textsOf(node: Nodes): string[] {
  const texts: unknown[] = []
  if ('value' in node) texts.push(node.value)
  if ('url' in node) texts.push(node.url)
  if ('title' in node) texts.push(node.title)
  if ('alt' in node) texts.push(node.alt)
  if ('attributes' in node) for (const { value } of node.attributes) texts.push(value)
  return texts.filter((text) => typeof text === 'string')
}
