import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from '../scripts/setup/terminal.js'
import { runNpm } from '../src/lib/run-npm.js'
import { UserError } from '../src/lib/user-error.js'

/**
 * Installs packages in a folder of the cache unless they are installed, without running their
 * scripts. Only their own versions are exact: their dependencies may be newer than the last time.
 */
export function installPackages(folder: string, dependencies: Record<string, string>): void {
  const manifest = `${JSON.stringify({ private: true, type: 'module', dependencies }, null, 2)}\n`
  const stamp = path.join(folder, 'node_modules/.installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return
  const names = Object.entries(dependencies).map((pair) => pair.join(' '))
  say(`Installing ${names.join(', ')} in ${folder}.`)
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), manifest)
  // A package may require a newer Node than the one npm runs on: it will run on its own.
  const options = ['--ignore-scripts', '--no-package-lock', '--engine-strict=false']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = runNpm(['install', ...options, ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error) throw new UserError(`npm could not be started: ${error.message}`)
  if (status !== 0) throw new UserError('npm install failed; its messages above say why.')
  writeFileSync(stamp, manifest)
}

/** Imports a package that is installed in a folder, outside the project, so the compiler cannot know it. */
export function importFrom(folder: string, name: string): Promise<unknown> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  return import(pathToFileURL(resolve(name)).href)
}

/** The version of an installed package. */
export function installedVersion(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
