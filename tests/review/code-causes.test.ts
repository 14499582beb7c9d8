import { expect, test } from 'vitest'
import { codeCauses } from '../../src/review/code-causes.ts'

test('a page is made with what it imports, by a pattern too, and with what renders its written texts', () => {
  const [style, component] = ['src/mdx/callout/callout-styles.ts', 'src/mdx/callout/Callout.tsx']
  const causesOf = codeCauses('src', [style, component])
  for (const route of ['article', 'text']) {
    expect(causesOf(route, false), route).toEqual([style])
    expect(causesOf(route, true), route).toEqual([style, component])
  }
  for (const route of ['home', 'prices', 'service'])
    expect(causesOf(route, false), route).toEqual([])
})
