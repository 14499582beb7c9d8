import type { Nodes } from 'mdast'
import { findInvisible, lostCharacter } from '../../../lib/invisible-characters.ts'
import { flag, type LocalProblem } from '../../problem.ts'
import { withoutGarbled } from '../../text/mojibake.ts'
import { lineRangeIn, rangeIn } from '../../text/range.ts'
import { type Around, placeOf, writtenOf } from '../tree.ts'

/** Line breaks of other programs: without one the words around it would be joined. */
const breaks = /^U\+(?:000[BC]|202[89])$/

/** Reports invisible characters written literally in the text. */
export function checkCharacters(source: string): LocalProblem[] {
  return findInvisible(withoutGarbled(source)).map(({ index, name }) => {
    // Some take two UTF-16 units.
    const width = String.fromCodePoint(source.codePointAt(index) ?? 0).length
    return flag(lineRangeIn(source, index), {
      code: 'invisible-character',
      data: { name },
      // A lost character has to be written again.
      repair:
        name === lostCharacter
          ? undefined
          : {
              range: rangeIn(source, index, index + width),
              text: breaks.test(name) ? '\n' : '',
              safe: true,
            },
    })
  })
}

/** Reports invisible characters written as `&#x202E;`, which exist only after parsing. */
export function checkWrittenCharacters(node: Nodes, { ancestors, source }: Around): LocalProblem[] {
  const [hidden] = textsOf(node).flatMap((text) => findInvisible(text, 1))
  if (hidden === undefined) return []
  if (findInvisible(writtenOf(node, source), 1).length > 0) return []
  const { name } = hidden
  return [flag(placeOf(node, ancestors), { code: 'invisible-character', data: { name } })]
}

function textsOf(node: Nodes): string[] {
  const texts: unknown[] = []
  if ('value' in node) texts.push(node.value)
  if ('url' in node) texts.push(node.url)
  if ('title' in node) texts.push(node.title)
  if ('alt' in node) texts.push(node.alt)
  if ('attributes' in node) for (const { value } of node.attributes) texts.push(value)
  return texts.filter((text) => typeof text === 'string')
}
