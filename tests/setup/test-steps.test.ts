import { expect, test } from 'vitest'
import { chooseSteps, summary } from '../../scripts/setup/test-steps.js'

function chosen(names: string[], isBuilt = true) {
  return chooseSteps(names, isBuilt).map((step) => step.name)
}

test('without names, every step runs and the build comes before what reads it', () => {
  expect(chosen([])).toEqual(['lint', 'types', 'unit', 'build', 'built', 'browser'])
})

test('named steps run in their own order', () => {
  expect(chosen(['unit', 'lint'])).toEqual(['lint', 'unit'])
})

test('a step that reads the built site builds it when there is none', () => {
  expect(chosen(['browser'], false)).toEqual(['build', 'browser'])
  expect(chosen(['browser'])).toEqual(['browser'])
  expect(chosen(['unit'], false)).toEqual(['unit'])
})

test('an unknown step is refused with the known ones', () => {
  expect(() => chosen(['e2e'])).toThrow(/"e2e".*lint, types/)
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
