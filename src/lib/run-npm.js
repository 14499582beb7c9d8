import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

// Plain JavaScript, because the set-up uses it before packages are installed.

/**
 * Runs npm and waits for it.
 *
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnSyncOptions, 'encoding' | 'shell'>} options
 */
export function runNpm(args, options) {
  const { command, shell } = npmCommand(args)
  return spawnSync(command[0], command[1], { ...options, encoding: 'utf8', shell })
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs npm until it has ended, at the latest when this process is asked to end: npm itself would go
 * on for a minute, and then remove what the next run has installed meanwhile.
 *
 * @param {string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'shell'>} options
 * @returns {Promise<number>} its exit code
 */
export async function runNpmUntilSignal(args, options) {
  const { command, shell } = npmCommand(args)
  const npm = spawn(command[0], command[1], { ...options, shell })
  const end = () => {
    npm.kill('SIGKILL')
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, end)
  const [status] = await once(npm, 'close')
  for (const signal of signals) process.off(signal, end)
  return status
}

/**
 * If npm started this command, Node runs that npm's script, which needs no shell on Windows.
 *
 * @param {string[]} args
 * @returns {{ command: [string, string[]], shell: boolean }}
 */
function npmCommand(args) {
  const script = process.env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(script)
    ? { command: [process.execPath, [script, ...args]], shell: false }
    : { command: ['npm', args], shell: process.platform === 'win32' }
}
