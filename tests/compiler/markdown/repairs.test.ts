import { expect, test } from 'vitest'
import { applyRepairs } from '../../../src/compiler/fix/apply-repairs.ts'
import { markdown } from '../../../src/compiler/messages/catalogue.ts'
import { compile } from './support.ts'

/** The repaired form of examples where it differs from the good example in the catalogue. */
const steps: Record<string, string> = {
  'angle-link': 'Mira [https://ejemplo.com](https://ejemplo.com).',
  'import-export': '\n\nUn texto.',
  'fence-as-text': '```js\nconst precio = 1000\n´´´',
}

/**
 * Codes whose examples are descriptions, or not bodies of articles by themselves; other tests
 * produce these problems.
 */
const inWords = [
  'body-too-long',
  'body-too-complex',
  'invalid-syntax',
  'short-body',
  'unknown-word',
]

test('a bad example has its problem, and the repair turns it into the good one', async () => {
  let repairs = 0
  const without: string[] = []
  for (const [code, { bad, good }] of Object.entries(markdown)) {
    const { problems } = await compile(bad)
    const found = problems.find((problem) => problem.code === code)
    if (!found) without.push(code)
    if (!found?.repair) continue
    repairs += 1
    const made = applyRepairs(bad, [found.repair])
    expect.soft(made, code).toBe(steps[code] ?? good)
    const codes = (await compile(made)).problems.map((problem) => problem.code)
    expect.soft(codes, made).not.toContain(code)
  }
  expect(repairs).toBe(30)
  expect(without).toEqual(inWords)
})
