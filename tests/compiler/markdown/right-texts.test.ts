import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile, faults } from './support.ts'

const guide = readFileSync(join(import.meta.dirname, '../../../docs/escribir.md'), 'utf8')
const examples = [...guide.matchAll(/^```(mdx?)\n(.*?)^```$/gms)]

test('the guide for writers has an example of Markdown and one of components', () => {
  expect(examples.map(([, language]) => language)).toEqual(['md', 'mdx'])
})

for (const [, language, text = ''] of examples)
  test(`the guide's example of ${language} can be copied into an article`, async () => {
    expect(await faults(text)).toEqual([])
  })

const prose = readFileSync(join(import.meta.dirname, 'right-prose.md'), 'utf8')

test('prose with abbreviations, hours, prices, dashes and quotations has no problems', async () => {
  expect((await compile(prose)).problems).toEqual([])
})
