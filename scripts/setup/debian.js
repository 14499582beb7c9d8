import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { UserError } from '../../src/lib/user-error.js'
import { say } from './terminal.js'

/** Whether this process may install Debian's packages. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/**
 * Runs apt-get without prompts.
 *
 * @param {string[]} args e.g. `install`, `-y` and the names of packages
 * @returns {number | null} its exit code
 */
export function aptGet(...args) {
  const options = ['-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300']
  return spawnSync('apt-get', [...options, ...args], {
    // An installed server must not start by itself.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status
}

/**
 * Installs packages as root on Debian; elsewhere says what to install.
 *
 * @param {string} what they provide
 * @param {string[]} names
 * @param {string} [otherWay] continues the sentence that says what to install
 * @throws {UserError} where it cannot install them
 */
export function installFromDebian(what, names, otherWay = '') {
  const list = names.join(' ')
  if (!mayInstall())
    throw new UserError(`Missing: ${what}. On Debian: sudo apt-get install ${list}${otherWay}.`)
  say(`Missing: ${what}. Installing ${list} from the Debian packages.`)
  if (aptGet('update') !== 0 || aptGet('install', '-y', ...names) !== 0)
    throw new UserError(`apt-get failed, so there is still no ${what}.`)
}
