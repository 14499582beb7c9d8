import { readFileSync } from 'node:fs'
import { filesBelow } from '../../lib/files-below.js'

/**
 * Licences that allow commercial use of what a build or a test runs, and of what the site ships.
 */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'],
  // Used only as whole, unchanged files: axe-core and Vite's CSS compiler, the Spanish dictionary,
  // and the library with which sharp makes images.
  ...['MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
  // Fonts, lists of browsers, and the examples of CommonMark, which only tests read.
  ...['OFL-1.1', 'CC-BY-4.0', 'CC-BY-SA-4.0'],
])

type Lockfile = { packages: Record<string, { license?: string }> }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

export function directPackages(): string[] {
  const { dependencies, devDependencies } = readJson('package.json')
  return Object.keys({ ...dependencies, ...devDependencies }).sort()
}

/** Packages, including transitive ones, whose licence is not among the allowed ones. */
export function unlicensedPackages(): string[] {
  const { packages }: Lockfile = readJson('package-lock.json')
  return Object.entries(packages)
    .filter(([path, { license = 'none' }]) => path !== '' && !isAllowed(license))
    .map(([path, { license = 'none' }]) => `${path.replace(/^.*node_modules\//, '')} (${license})`)
}

/** Evaluates an SPDX expression: one alternative of `OR`, all parts of `AND`. */
const isAllowed = (expression: string) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)))

/** Packages that no file of the project names or runs by path. */
export function unusedPackages(): string[] {
  const files = ['src', 'scripts', 'bench', 'tests', 'deploy', '.github']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|js|mjs|yml)$/.test(file) && !file.includes('generated/'))
  const { dependencies, devDependencies, ...manifest } = readJson('package.json')
  const texts = [...files, 'vite.config.ts', 'vitest.config.ts', 'tsconfig.json']
    .map((file) => readFileSync(file, 'utf8'))
    .concat(JSON.stringify(manifest))
    .join('\n')
  const isNamed = (name: string) => new RegExp(`(?:['"\`]|node_modules/)${name}['"\`/]`).test(texts)
  return directPackages().filter((name) => {
    const typed = /^@types\/(.*)$/.exec(name)?.[1]
    return !isNamed(name) && !(typed && (typed === 'node' || isNamed(typed)))
  })
}
