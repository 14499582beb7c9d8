import { spawnSync } from 'node:child_process'

/**
 * Runs npm to its end. Where npm runs this command, Node starts the same one, which on Windows needs
 * no shell. Plain JavaScript: the set-up runs it before there are packages.
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
