import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { gfmExamples } from './gfm-examples.ts'
import { compile } from './support.ts'

/** Every example by its name; the arrows in the specification stand for tabs. */
const examples = new Map<string, string>([
  ...tests.map(({ number, markdown }): [string, string] => [
    `CommonMark ${number}`,
    markdown.replaceAll('→', '\t'),
  ]),
  ...Object.entries(gfmExamples).map(([name, text]): [string, string] => [`GFM ${name}`, text]),
])

test('exactly the listed examples of CommonMark and GFM are refused, for the listed reasons', async () => {
  expect(examples.size).toBeGreaterThan(660)
  const refused = new Map<string, string[]>()
  for (const [name, markdown] of examples) {
    const { html, problems } = await compile(markdown)
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(html === undefined, name).toBe(errors.length > 0)
    if (errors.length === 0) continue
    const codes = [...new Set(errors.map(({ code }) => code))].sort().join(' ')
    refused.set(codes, [...(refused.get(codes) ?? []), name])
  }
  const lines = [...refused].map(([codes, names]) => `${codes}: ${names.join(', ')}`).sort()
  await expect(lines.join('\n')).toMatchFileSnapshot('refused-examples.txt')
})
