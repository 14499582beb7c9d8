import { readFileSync } from 'node:fs'
import { runNpm } from '../../lib/run-npm.js'
import { directPackages, unlicensedPackages, unusedPackages } from './packages.ts'

const table = 'docs/dependencies.md'
const columns = 6

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

const nameOf = ([name = '']: readonly string[]) => name.replaceAll('`', '')

/** What is wrong with the table of packages in a document, which has a row for each of them. */
export function tableFaults(markdown: string, packages: readonly string[]): string[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('| `'))
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const names = rows.map(nameOf)
  return [
    ...packages.filter((name) => !names.includes(name)).map((name) => `${name} has no row`),
    ...names.filter((name) => !packages.includes(name)).map((name) => `${name} is no package here`),
    ...names.filter((name, at) => names.indexOf(name) < at).map((name) => `${name} has two rows`),
    ...rows
      .filter((cells) => cells.length !== columns || cells.includes(''))
      .map((cells) => `${nameOf(cells)}: a cell is empty`),
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
