import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError, say } from './messages.js'
import { nodeVersionProblem } from './node-version.js'
import { npmCommand, npmEnvironment } from './npm.js'
import { root } from './root.js'

/**
 * What an installation was made from. `modules` is the version of Node's native interface.
 * @typedef {{ lock: string, modules: string, platform: string, arch: string }} Stamp
 */

/**
 * The stamp that an installation of this lockfile would get here.
 * @param {string | Buffer} lockfile the contents of package-lock.json
 * @returns {Stamp}
 */
export function stampOf(lockfile) {
  return {
    lock: createHash('sha256').update(lockfile).digest('hex'),
    modules: process.versions.modules,
    platform: process.platform,
    arch: process.arch,
  }
}

/**
 * Why the packages have to be installed, or an empty string when they are up to date.
 * @param {object} state
 * @param {boolean} state.hasModules whether node_modules exists
 * @param {string} state.stored the stored stamp's text, empty when there is none
 * @param {Stamp} state.wanted
 * @returns {string}
 */
export function installReason({ hasModules, stored, wanted }) {
  if (!hasModules) return 'first run'
  const found = parseStamp(stored)
  if (!found) return 'no finished installation found'
  if (found.lock !== wanted.lock) return 'package-lock.json has changed'
  if (found.modules !== wanted.modules) return 'Node has changed'
  if (found.platform !== wanted.platform || found.arch !== wanted.arch) {
    return 'the machine has changed'
  }
  return ''
}

/** Checks Node and installs the packages of package-lock.json unless they are already there. */
export function ensureInstalled() {
  const problem = nodeVersionProblem(process.versions.node)
  if (problem) throw new SetupError(problem)

  const lockPath = path.join(root, 'package-lock.json')
  if (!existsSync(lockPath)) {
    throw new SetupError('package-lock.json is missing: restore it from Git and try again.')
  }
  const wanted = stampOf(readFileSync(lockPath))
  const modulesPath = path.join(root, 'node_modules')
  // npm ci empties node_modules first, so an interrupted installation never leaves a stamp behind.
  const stampPath = path.join(modulesPath, '.lumbre-lock')
  const reason = installReason({
    hasModules: existsSync(modulesPath),
    stored: existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '',
    wanted,
  })
  if (!reason) return

  say(`Installing packages with npm ci (${reason}).`)
  installPackages()
  writeFileSync(stampPath, `${JSON.stringify(wanted)}\n`)
  say('Packages installed.')
}

/**
 * @param {string} text
 * @returns {Partial<Stamp> | undefined}
 */
function parseStamp(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

function installPackages() {
  const { env, execPath, platform } = process
  const npm = npmCommand({ env, execPath, platform })
  const result = spawnSync(
    npm.command,
    [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    { cwd: root, env: npmEnvironment(env), shell: npm.shell, stdio: 'inherit' },
  )
  if (result.error) throw new SetupError(`npm could not be started: ${result.error.message}`)
  if (result.status !== 0) {
    throw new SetupError('npm ci failed; its messages above say why. Nothing else was run.')
  }
}
