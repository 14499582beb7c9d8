import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { mulberry32 } from '../../../src/art/random.ts'
import { idleConstructs, leanGfm } from '../../../src/compiler/markdown/syntax/lean-gfm.ts'
import { tableLines } from '../../../src/compiler/markdown/syntax/table-lines.ts'

const whole = unified().use(remarkParse).use(remarkGfm).freeze()

const lean = (text: string) =>
  unified().use(remarkParse).use(remarkGfm).use(leanGfm, idleConstructs(text)).parse(text)

const rows = [
  ...['a | b', '| a | b |', 'a', '\\| a', '| c |', '`x | y` |', 'www.ejemplo.com | yo@ejemplo.com'],
  ...['- | -', '| --- | :-: |', ':-', '-', '---', '-|', '|-|-', '--|:', '| - a |', '|-|\t|-|'],
]
const others = [
  ...['', '', '  ', '# t', '```', '* x', '- y', '[^1]: n', '<b>', '1. z', '~a~ https://a.es'],
]
const lines = [...rows, ...rows, ...others]
const prefixes = ['', '', '', '', '> ', '>', '  ', '    ', '- ', '> > ', '\t', '1. ', '> - ']
const ends = ['\n', '\n', '\n', '\r\n', '\r']

function randomText(random: () => number): string {
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  return Array.from({ length: 12 }, () => any(prefixes) + any(lines) + any(ends)).join('')
}

test('whatever is left out of the parser, the tree is the same', () => {
  const random = mulberry32(11)
  let tables = 0
  for (let round = 0; round < 3_000; round += 1) {
    const text = randomText(random)
    const tree = JSON.stringify(whole.parse(text))
    if (tree.includes('"table"')) tables += 1
    expect(JSON.stringify(lean(text)), JSON.stringify(text)).toBe(tree)
  }
  // Otherwise the texts would show little.
  expect(tables).toBeGreaterThan(200)
}, 60_000)

test('tables are looked for round a row of dashes, up to the next empty line', () => {
  const text = 'Uno.\n\n> | a | b |\n> | - | - |\n> | 1 | 2 |\n> 3\n>\n> Dos.\n\n---\nTres.\n'
  expect([...tableLines(text)].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 9, 10, 11])
})
