import { expect, test } from 'vitest'
import { fieldPath, placeAt } from '../../src/editor/place.ts'
import { atMark } from '../support/editor-client.ts'

const pathOf = (...lines: string[]) => {
  const { parent, name } = fieldPath(lines, lines.length - 1)
  return [...parent, name].join('.')
}

test('the position of a line in the data follows from its indentation, while it is being typed', () => {
  expect(pathOf('title: x', 'aut')).toBe('aut')
  expect(pathOf('card:', '  title: x', '  ic')).toBe('card.ic')
  expect(pathOf('card:', '  title: x', 'tone')).toBe('tone')
  expect(pathOf('faqs:', '  items:', '    - uno', '    - ')).toBe('faqs.items.1.')
  expect(pathOf('items:', '- id: a', '  name: b', '- id: c', '  pri')).toBe('items.1.pri')
  expect(pathOf('plans:', '  items:', '    - id: a', '      price:', '        cur')).toBe(
    'plans.items.0.price.cur',
  )
})

test('lines are counted as editors count them, whatever ends them', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['---', 'title: x', 'aut', '---', ''].join(end)
    const place = placeAt(text, { line: 2, character: 3 }, false)
    expect(place?.word, JSON.stringify(end)).toEqual({ line: 2, start: 0, end: 3, text: 'aut' })
  }
})

test.each([
  ['Mira <Cal‸ y más', false],
  ['<Cal‸ tone="note">', true],
  ['<Cal‸out>Hola</Callout>', true],
])('whether the component in %s has its tag', (marked, hasRest) => {
  const { text, position } = atMark(marked)
  expect(placeAt(text, position, false)).toMatchObject({ kind: 'component', hasRest })
})
