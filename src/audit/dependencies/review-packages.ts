import { readFileSync } from 'node:fs'
import { runNpm } from '../../lib/run-npm.js'
import { directPackages, unlicensedPackages, unusedPackages } from './packages.ts'
import { tableFaults } from './table.ts'

const table = 'docs/dependencies.md'

/**
 * Runs npm and parses its JSON output. Commands run with NODE_ENV=production, under which npm would
 * leave out development packages.
 */
function ask(...args: string[]) {
  const { stdout } = runNpm([...args, '--include=dev', '--json'], { maxBuffer: 1 << 26 })
  return JSON.parse(stdout || '{}')
}

type Outdated = { current: string; wanted: string; latest: string }

/** Packages that have a newer release, and the one that `npm update` would install if it is another. */
export function outdatedPackages(): string[] {
  const outdated: Record<string, Outdated> = ask('outdated')
  return Object.entries(outdated).map(([name, { current, wanted, latest }]) => {
    const allowed = wanted === latest ? '' : ` (package.json allows ${wanted})`
    return `${name} ${current} → ${latest}${allowed}`
  })
}

export function packageFaults(): string[] {
  return [
    ...unusedPackages().map((name) => `unused: ${name}`),
    ...unlicensedPackages().map((name) => `licence: ${name}`),
    ...tableFaults(readFileSync(table, 'utf8'), directPackages()),
  ]
}

/**
 * A bill of materials by npm, from the lockfile. npm names the project after its folder, so the
 * name is replaced with that of package.json.
 */
export function billOfMaterials(): object {
  const bill = ask(
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  )
  bill.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name
  return bill
}
