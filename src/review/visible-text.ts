import { attributesOf, isElement, isText, type Node } from '../lib/html-tree.ts'

const inline = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp select small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style', 'template', 'head', 'title'])

/** One line for each block of text. */
export function visibleText(nodes: readonly Node[]): string[] {
  const lines = ['']
  const walk = (children: readonly Node[]) => {
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]
      // Neighbouring elements are things of their own; a text beside one may be half a word.
      const isNext = isElement(node) && before !== undefined && isElement(before)
      if (isText(node) || isNext)
        lines.push((lines.pop() ?? '') + (isText(node) ? node.value : ' '))
      if (!isElement(node) || silent.has(node.tagName)) continue
      if ('hidden' in attributesOf(node)) continue
      const isBlock = !inline.has(node.tagName) || node.tagName === 'br'
      if (isBlock) lines.push('')
      walk(node.childNodes)
      if (isBlock) lines.push('')
    }
  }
  walk(nodes)
  return lines.map(collapse).filter((line) => line !== '')
}

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
