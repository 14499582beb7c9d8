import { expect, test } from 'vitest'
import { readEntry } from '../../src/compiler/read-entry.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'
import { compile } from './markdown/support.ts'

// Texts that once kept the program busy for minutes or hours. A fault shows as a test that hangs.

const file = 'content/blog/largo.mdx'
const place = { collection: 'blog', slug: 'largo', file, absolute: `/${file}` } as const
const fieldsOf = (source: string) => readEntry(place, source).fields
const codesIn = async (files: Record<string, string>, options = {}) => {
  const site = await workspace(files)
  return [...new Set((await site.problems(options)).map(({ code }) => code))]
}

test('indented lines below what may be a second frontmatter', () => {
  const source = article({}, `---\nuno:\n${'  dos\n'.repeat(2_000)}`)
  expect(fieldsOf(source).problems).toEqual([])
})

test('a note for a permit with blanks and without an end', () => {
  const source = article({}, `Hola.\n\n{/* lumbre-permite code${' '.repeat(100_000)}`)
  expect(fieldsOf(source).permits).toEqual([])
})

test('thousands of permits', () => {
  const note = '{/* lumbre-permite vague-link-text: Una cita. */}\n'
  const { permits = [] } = fieldsOf(article({}, `${note.repeat(5_000)}\nHola,\nmundo.\n\nAdiós.`))
  expect(permits).toHaveLength(200)
})

test('the spelling of long words, tags, citations, backticks and brackets, in texts and a field', async () => {
  const texts = [
    'a'.repeat(100_000),
    '&lt;A'.repeat(20_000),
    '【'.repeat(50_000),
    `${'`'.repeat(5_000)} ${'a '.repeat(50_000)}`,
    `${']('.repeat(2_500)}${'a'.repeat(100_000)}`,
  ].map((text, index) => [`content/blog/largo-${index}.mdx`, article({}, text)])
  const files = {
    ...Object.fromEntries(texts),
    [file]: article({ description: '`'.repeat(60_000) }),
  }
  expect(await codesIn(files, { spelling: 'whole' })).not.toContain('internal-error')
})

test.each([
  ['an address', `[a](<${'“'.repeat(100_000)}a${'”'.repeat(100_000)}>)`, 'relative-address'],
  ['the address of a picture', `![a](${'./'.repeat(60_000)}a)`, 'image-path'],
])('%s full of signs', async (_, text, expected) => {
  const { problems } = await compile(text)
  expect(problems.map(({ code }) => code)).toEqual([expected])
})

test('addresses of slashes', async () => {
  const slashes = '/'.repeat(100_000)
  const files = {
    [file]: article({ aliases: [`/a${slashes.slice(0, 50_000)}b`] }, `[a](/a${slashes}b)`),
  }
  expect((await codesIn(files)).sort()).toEqual(['alias-form', 'link-missing-page'])
})
