import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
