import { expect, test } from 'vitest'
import { parseExcerpt } from '../../src/lib/excerpt.ts'

test('an excerpt is text with marked pieces, and says at both ends that there is more', () => {
  expect(parseExcerpt('Una <mark>tienda</mark> en <mark>línea.</mark> ')).toEqual([
    { text: '…Una ', isMarked: false },
    { text: 'tienda', isMarked: true },
    { text: ' en ', isMarked: false },
    { text: 'línea', isMarked: true },
    { text: '…', isMarked: false },
  ])
})

test('markup that a page shows as text stays text', () => {
  expect(parseExcerpt('usa &lt;img&gt; & <mark>&lt;b&gt;</mark>')).toEqual([
    { text: '…usa <img> & ', isMarked: false },
    { text: '<b>', isMarked: true },
    { text: '…', isMarked: false },
  ])
})
