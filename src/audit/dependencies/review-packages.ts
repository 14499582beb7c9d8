import { readFileSync, writeFileSync } from 'node:fs'
import { runNpm } from '../../lib/run-npm.js'
import { directPackages, installedFacts, unlicensedPackages, unusedPackages } from './packages.ts'
import { tableFaults, withFacts } from './table.ts'

const table = 'docs/dependencies.md'

/** What npm answers, as JSON; commands run as in production, where npm passes over what builds the site. */
function ask(...args: string[]) {
  const { stdout } = runNpm([...args, '--include=dev', '--json'], { maxBuffer: 1 << 26 })
  return JSON.parse(stdout || '{}')
}

/** Writes licence, size and last release of each package into the table, as the registry knows them. */
export function refreshTable(): void {
  const text = withFacts(readFileSync(table, 'utf8'), (name) => {
    const { licence, bytes } = installedFacts('.', name)
    const { version, time } = ask('view', name, 'version', 'time')
    return [licence, `${Math.ceil(bytes / 1000)} kB`, time[version].slice(0, 10)]
  })
  writeFileSync(table, text)
}

export function outdatedPackages(): string[] {
  const outdated: Record<string, { current: string; latest: string }> = ask('outdated')
  return Object.entries(outdated).map(
    ([name, { current, latest }]) => `${name} ${current} → ${latest}`,
  )
}

export function packageFaults(root: string): string[] {
  return [
    ...unusedPackages(root).map((name) => `unused: ${name}`),
    ...unlicensedPackages(root).map((name) => `licence: ${name}`),
    ...tableFaults(readFileSync(table, 'utf8'), directPackages(root)),
  ]
}

/**
 * A bill of materials by npm, of what the lockfile names. npm calls the project by the folder that
 * it lies in, which is nobody's business.
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
