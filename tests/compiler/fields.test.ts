import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatFault } from '../../src/compiler/fields/check-format.ts'
import { ruleFault } from '../../src/compiler/fields/issue-faults.ts'
import { validateEntry } from '../../src/compiler/fields/validate-entry.ts'
import { parseYaml } from '../../src/compiler/frontmatter/parse-yaml.ts'
import { fileStart } from '../../src/compiler/text/range.ts'

function problemsOf(shape: z.ZodRawShape, text: string) {
  const parsed = parseYaml(text, fileStart)
  return validateEntry(z.object(shape), parsed.data, parsed).problems
}

test('a value that no branch of a union accepts is reported', () => {
  expect(problemsOf({ a: z.union([z.string(), z.number()]) }, 'a: true')).toMatchObject([
    { code: 'wrong-value', data: { name: 'a' } },
  ])
})

test('a repair replaces the whole value, however many lines it has', () => {
  expect(problemsOf({ a: z.boolean() }, 'a: >-\n  sí\nb: 1')).toMatchObject([
    {
      code: 'wrong-type',
      range: { start: { line: 1, column: 4 }, end: { line: 1, column: 6 } },
      repair: {
        range: { start: { line: 1, column: 4 }, end: { line: 2, column: 5 } },
        text: 'true',
      },
    },
  ])
})

const folder = join(import.meta.dirname, '../../src/content/schemas')
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

const named = (pattern: RegExp) => [
  ...new Set([...schemas.matchAll(pattern)].map(([, name]) => name)),
]

test.each(named(/rule: '([\w-]+)'/g))('the rule %s of the schemas has a message', (rule) => {
  expect(ruleFault(rule ?? '', { name: 'campo', value: 'valor' }, {}).code).toBe(rule)
})

test.each(named(/\$\/u?, '([\w-]+)'/g))('the format %s of the schemas has a message', (format) => {
  expect(formatFault(format ?? '', { name: 'campo', value: 'x y' }).code).toBe(format)
})
