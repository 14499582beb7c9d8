import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './root.js'

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a Node program in the repository's folder until it ends, passing signals on to it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, interrupted: boolean }>} interrupted: somebody asked to stop
 */
export function runNode(args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    let interrupted = false
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      interrupted = true
      // A terminal sends Ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    for (const signal of signals) process.on(signal, forward)
    const stopListening = () => {
      for (const signal of signals) process.off(signal, forward)
    }
    child.on('error', (error) => {
      stopListening()
      reject(error)
    })
    child.on('close', (code, signal) => {
      stopListening()
      resolve({ code: code ?? 128 + (signal ? os.constants.signals[signal] : 0), interrupted })
    })
  })
}

/**
 * The arguments that make Node run one of the commands in scripts/.
 * @param {string} name
 * @param {string[]} args
 */
export function command(name, ...args) {
  return [path.join(root, 'scripts/run.js'), name, ...args]
}

/**
 * The arguments that make Node run a package's command, on every platform and without a shell.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 */
export function packageCommand(packageName, command, ...args) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return [path.join(folder, typeof bin === 'string' ? bin : bin[command]), ...args]
}
