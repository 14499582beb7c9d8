import { expect, test } from 'vitest'
import { z } from 'zod'
import { validateEntry } from '../../src/compiler/fields/validate-entry.ts'
import { parseYaml } from '../../src/compiler/frontmatter/parse-yaml.ts'
import { fileStart } from '../../src/compiler/text/range.ts'

function problemsOf(shape: z.ZodRawShape, text: string) {
  const parsed = parseYaml(text, fileStart)
  return validateEntry(z.strictObject(shape), parsed.data, parsed).problems
}

test('a value that no branch of a union accepts is reported', () => {
  expect(problemsOf({ a: z.union([z.string(), z.number()]) }, 'a: true')).toMatchObject([
    { code: 'wrong-value', data: { name: 'a' } },
  ])
})

test('of hundreds of unknown fields the first twenty are reported', () => {
  const names = Array.from({ length: 200 }, (_, place) => `k${place}: 1`)
  expect(problemsOf({}, names.join('\n'))).toHaveLength(20)
})
