import { expect, test } from 'vitest'
import { chooseSteps } from '../../scripts/setup/test-steps.js'

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

test('an unknown step is refused with a list of the known ones', () => {
  expect(() => chosen(['e2e'])).toThrow(/"e2e".*lint, content, types/)
})
