import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import {
  billOfMaterials,
  packageFaults,
  tableFaults,
} from '../../src/audit/dependencies/review-packages.ts'

test('each package has its row with a reason, is used, and has an allowed licence', () => {
  expect(packageFaults()).toEqual([])
})

const table =
  '| a | b |\n| `one` | why | other | ? | ? | ? |\n| `two` |  | other | MIT | 1 kB | day |'

test('superfluous rows, missing rows and empty cells are reported', () => {
  expect(tableFaults(table, ['one', 'three'])).toEqual([
    'three has no row',
    'two is no package here',
    'two: a cell is empty',
  ])
})

test.each(['package-lock.json', 'deploy/package-lock.json'])(
  '%s has the packages of other systems too, without which npm 11 installs nothing',
  (file) => {
    const packages: Record<string, { optionalDependencies?: Record<string, string> }> = JSON.parse(
      readFileSync(file, 'utf8'),
    ).packages
    const locked = Object.keys(packages).map((path) => path.split('node_modules/').at(-1))
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    )
    expect(optional.length).toBeGreaterThan(0)
    expect(optional.filter((name) => !locked.includes(name))).toEqual([])
  },
)

test('no package may run a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
})

test('the bill of materials names every package with its licence and hash, and no machine', () => {
  // As commands run.
  vi.stubEnv('NODE_ENV', 'production')
  const bill = JSON.stringify(billOfMaterials())
  const { bomFormat, metadata, components } = JSON.parse(bill)
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'lumbre'])
  expect(components.length).toBeGreaterThan(300)
  const bare = components.filter(
    (one: { licenses?: unknown[]; hashes?: unknown[] }) =>
      !one.licenses?.length || !one.hashes?.length,
  )
  expect(bare).toEqual([])
  expect(bill).not.toContain(process.cwd())
})
