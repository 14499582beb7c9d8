import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runNpmUntilSignal } from '../../src/lib/run-npm.js'
import { UserError } from '../../src/lib/user-error.js'
import { root } from './root.js'
import { say } from './terminal.js'

/**
 * A package in one of npm's lockfiles.
 * @typedef {{ version?: string, optional?: boolean }} Package
 */

/**
 * Why this version of Node cannot build the site, or an empty string when it can. Node 21 and 22.0
 * to 22.11 are excluded because the bundler does not start on them.
 *
 * @param {string} version as in `process.versions.node`
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isSupported) return ''
  return `Node 20.19 or newer is needed (20.19+, 22.12+ or 24), and this is Node ${version}. Get one at https://nodejs.org and run the same command again.`
}

/**
 * Whether npm's record of an installation has every package of the lockfile.
 *
 * @param {Record<string, Package>} wanted
 * @param {Record<string, Package>} installed
 */
export const isInstalled = (wanted, installed) =>
  Object.entries(wanted).every(([name, { version, optional }]) => {
    const found = installed[name]
    return name === '' || (found ? found.version === version : optional)
  })

/**
 * Checks the version of Node, and installs the packages of package-lock.json unless they are
 * installed.
 */
export async function ensureInstalled() {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) throw new UserError(problem)
  // vike and Vite read paths as URLs or patterns in places.
  if (/[#%?*]/.test(root))
    throw new UserError(`No #, %, ? or * may stand in the path ${root}: rename it.`)
  const wanted = packagesOf('package-lock.json')
  if (!wanted) throw new UserError('package-lock.json is missing: restore it from Git.')
  // npm writes its record last, so an interrupted installation has none.
  const installed = packagesOf('node_modules/.package-lock.json')
  const isThere = (/** @type {string} */ name) => existsSync(path.join(root, name, 'package.json'))
  if (installed && isInstalled(wanted, installed) && Object.keys(installed).every(isThere)) return

  say(
    `Installing packages with npm ci (${installed ? 'node_modules is not what package-lock.json lists' : 'first run'}).`,
  )
  // As a project of its own, also in a folder that counts as another project's workspace.
  const ci = ['ci', '--no-workspaces', '--include=dev']
  const status = await runNpmUntilSignal(ci, {
    cwd: root,
    // On stderr, because a program may read what the command prints to stdout.
    stdio: ['inherit', process.stderr, 'inherit'],
  }).catch((error) => {
    throw new UserError(`npm could not be started: ${error.message}`)
  })
  if (status !== 0)
    throw new UserError('npm ci failed; its messages above say why. Nothing else was run.')
  say('Packages installed.')
}

/**
 * @param {string} lockfile
 * @returns {Record<string, Package> | undefined}
 */
function packagesOf(lockfile) {
  const file = path.join(root, lockfile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
