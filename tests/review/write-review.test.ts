import { expect, test } from 'vitest'
import { differentFirst } from '../../src/review/write-review.ts'

test('pictures show one page of each change before any change is shown twice', () => {
  const page = (url: string, line: string, file: string) => ({
    url,
    text: line ? [{ removed: [], added: [line] }] : [],
    causes: [{ file, through: '' }],
  })
  const pages = [
    page('/a', 'uno', 'x'),
    page('/b', 'uno', 'y'),
    page('/c', '', 'x'),
    page('/d', '', 'x'),
    page('/e', '', 'y'),
    page('/f', 'dos', 'x'),
  ]
  const urls = differentFirst(pages).map(({ url }) => url)
  expect(urls).toEqual(['/a', '/c', '/e', '/f', '/b', '/d'])
})
