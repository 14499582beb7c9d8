import { expect, test } from 'vitest'
import { isInstalled, nodeVersionProblem } from '../../scripts/setup/install.js'

const react = { version: '19.3.1' }
const lock = {
  '': { version: '0.1.0' },
  'node_modules/react': react,
  'node_modules/binding-darwin': { version: '1.0.0', optional: true },
}

test('what npm recorded is compared with the lockfile', () => {
  expect(isInstalled(lock, { 'node_modules/react': react })).toBe(true)
  expect(isInstalled(lock, {})).toBe(false)
  expect(isInstalled(lock, { 'node_modules/react': { version: '18.0.0' } })).toBe(false)
})

test('a Node that is too old is refused with its version', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.20.1', '24.0.0', '26.1.0'])
    expect(nodeVersionProblem(version), version).toBe('')
  for (const version of ['18.20.4', '20.18.3', '21.7.3', '22.11.0'])
    expect(nodeVersionProblem(version)).toContain(version)
})
