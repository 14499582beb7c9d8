import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainFormat } from '../../src/compiler/fields/explain-format.ts'
import { explainRule } from '../../src/compiler/fields/explain-rule.ts'

const folder = join(import.meta.dirname, '../../src/content/schemas')
const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

const named = (pattern: RegExp) => [
  ...new Set([...schemas.matchAll(pattern)].map(([, name]) => name)),
]

test.each(named(/rule: '([\w-]+)'/g))('the rule %s of the schemas has its sentence', (rule) => {
  const { code, message } = explainRule(rule, 'campo', 'valor', {
    options: ['a'],
    value: 'a',
    first: 0,
  })
  expect(code).toBe(rule)
  expect(message).not.toContain('no cumple su regla')
})

test.each(named(/\$\/u?, '([\w-]+)'/g))('the form %s of the schemas has its sentence', (format) => {
  expect(explainFormat(format ?? '', { name: 'campo', value: 'x y' }).message).not.toContain(
    'no tiene la forma',
  )
})
