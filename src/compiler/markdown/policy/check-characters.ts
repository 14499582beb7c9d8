import type { Nodes, Parents } from 'mdast'
import { findInvisible } from '../../../lib/invisible-characters.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { error, type Finding, pointOf } from '../finding.ts'
import { placeOf } from '../place-of.ts'

function explainCharacter(name: string): Advice {
  if (name === 'U+FFFD')
    return {
      code: 'unreadable-character',
      message: 'Aquí hay un carácter que se perdió al guardar el archivo (U+FFFD).',
      hint: 'Escríbelo de nuevo y guarda el archivo como UTF-8.',
    }
  return {
    code: 'invisible-character',
    message: `Aquí hay un carácter invisible (${name}) que cambia o esconde el texto.`,
    hint: 'Bórralo; suele llegar al pegar desde otro programa.',
  }
}

/** Invisible characters that stand in the text as such. */
export function checkCharacters(source: string): Finding[] {
  const found = findInvisible(source)
  if (found.length === 0) return []
  const starts = [
    0,
    ...Array.from(source.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length),
  ]
  let line = 0
  return found.map(({ index, name }) => {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= index) line += 1
    const column = index - (starts[line] ?? 0) + 1
    return error(pointOf({ line: line + 1, column }), explainCharacter(name))
  })
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

/** Invisible characters written as `&#x202E;`, which are there only after parsing. */
export function checkWrittenCharacters(
  node: Nodes,
  ancestors: readonly Parents[],
  source: string,
): Finding[] {
  const [hidden] = textsOf(node).flatMap((text) => findInvisible(text, 1))
  if (hidden === undefined) return []
  const { start, end } = node.position ?? {}
  const written = source.slice(start?.offset, end?.offset)
  if (findInvisible(written, 1).length > 0) return []
  return [error(placeOf(node, ancestors), explainCharacter(hidden.name))]
}
