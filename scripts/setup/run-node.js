import { spawn } from 'node:child_process'
import { root } from './root.js'

/**
 * Runs a Node program in the repository's folder until it ends. A signal to stop is handed on to it,
 * and ends this process once the program has ended.
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runNode(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    let isStopping = false
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      isStopping = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, stop)
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (isStopping) process.exit(130)
      resolve(code ?? 1)
    })
  })
}
