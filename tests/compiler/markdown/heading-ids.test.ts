import { expect, test } from 'vitest'
import { createHeadingIds } from '../../../src/compiler/markdown/metadata/heading-ids.ts'

const headings = ['Contenido', 'Contenidos', 'Sigue', 'Boletín', 'Pie 0', 'Pie-boletin', 'Root']

test('no heading has the id of an element of the page, whatever it says', () => {
  const nextId = createHeadingIds()
  const ids = headings.map(nextId)
  expect(ids).toEqual([
    'contenido',
    'contenidos',
    'sigue',
    'boletin',
    'pie-0',
    'pie-boletin',
    'root',
  ])
  for (const odd of ['_R_d3a5_', '`Contenido`', 'Nota-hola-fn-1', 'ÉL', 'P1'])
    expect(createHeadingIds()(odd)).not.toMatch(/\p{Lu}/u)
})
