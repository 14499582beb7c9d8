import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatFault } from '../../src/compiler/fields/check-format.ts'
import { ruleFault } from '../../src/compiler/fields/issue-causes.ts'

const folder = join(import.meta.dirname, '../../src/content/schemas')
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

const named = (pattern: RegExp) => [
  ...new Set([...schemas.matchAll(pattern)].map(([, name]) => name)),
]

test.each(named(/rule: '([\w-]+)'/g))('the rule %s of the schemas has its sentence', (rule) => {
  expect(ruleFault(rule ?? '', { name: 'campo', value: 'valor' }, {}).code).toBe(rule)
})

test.each(named(/\$\/u?, '([\w-]+)'/g))('the form %s of the schemas has its sentence', (format) => {
  expect(formatFault(format ?? '', { name: 'campo', value: 'x y' }).code).toBe(format)
})
