import { expect, test } from 'vitest'
import { chooseSteps, summary } from '../../scripts/setup/test-steps.js'

const chosen = (names: string[], isBuilt = true) =>
  chooseSteps(names, isBuilt).map((step) => step.name)

test.each([
  [[], true, ['lint', 'content', 'types', 'unit', 'build', 'built', 'browser']],
  [['unit', 'lint'], true, ['lint', 'content', 'unit']],
  [['browser'], true, ['browser']],
  [['browser'], false, ['build', 'browser']],
  [['build'], true, ['build']],
])('%j, with a built site: %s, runs %j', (names, isBuilt, steps) => {
  expect(chosen(names, isBuilt)).toEqual(steps)
})

test('an unknown step is refused with the known ones', () => {
  expect(() => chosen(['e2e'])).toThrow(/"e2e".*lint, content, types/)
})

test('the summary ends with the count of steps', () => {
  const text = summary([
    { name: 'lint', passed: true, seconds: 1.24, note: '' },
    { name: 'browser', passed: false, seconds: 0, note: 'not run, because it needs build' },
  ])
  expect(text).toMatch(/lint +ok +1\.2 s/)
  expect(text).toMatch(/browser +FAILED +0\.0 s +not run/)
  expect(text.split('\n').at(-1)).toBe('1 passed, 1 failed')
})
