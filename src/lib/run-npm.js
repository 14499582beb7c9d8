import { spawnSync } from 'node:child_process'

/**
 * Runs npm and waits for it. If npm started this command, Node runs that npm's script, which needs
 * no shell on Windows. Plain JavaScript, because the set-up uses it before packages are installed.
 *
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnSyncOptions, 'encoding' | 'shell'>} options
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath ?? ''
  const isNpm = /npm-cli\.c?js$/.test(script)
  return spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [script, ...args] : args, {
    ...options,
    encoding: 'utf8',
    shell: !isNpm && process.platform === 'win32',
  })
}
