import { expect, test } from 'vitest'
import { readEntry } from '../../src/compiler/read-entry.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'
import { compile } from './markdown/support.ts'

// Texts that once kept the program busy for minutes or hours. A fault shows as a test that hangs.

const file = 'content/blog/largo.mdx'
const place = { collection: 'blog', slug: 'largo', file, absolute: `/${file}` } as const
const fieldsOf = (source: string) => readEntry(place, source).fields
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('')

/** A different word for each number, in no dictionary. */
const wordOf = (index: number) =>
  `xq${index.toString(26).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}w`

const codesIn = async (files: Record<string, string>, options = {}) => {
  const site = await workspace(files)
  return [...new Set((await site.problems(options)).map(({ code }) => code))]
}

test('indented lines below what may be a second frontmatter', () => {
  const source = article({}, `---\nuno:\n${'  dos\n'.repeat(2_000)}`)
  expect(fieldsOf(source).problems).toEqual([])
})
