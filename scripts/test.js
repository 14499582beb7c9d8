import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './setup/browser.js'
import { root } from './setup/root.js'
import { say } from './setup/terminal.js'
import { chooseSteps, summary } from './setup/test-steps.js'

/** @typedef {import('./setup/test-steps.js').Step} Step */
/** @typedef {import('./setup/test-steps.js').Result} Result */

const isBuilt = existsSync(path.join(root, 'dist/index.html'))
/** @type {Result[]} */
const results = []
for (const step of chooseSteps(process.argv.slice(2), isBuilt)) results.push(runStep(step))
console.log(summary(results))
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1

/**
 * @param {Step} step
 * @returns {Result}
 */
function runStep({ name, needs, command }) {
  const missing = results.find((result) => result.name === needs && !result.passed)
  if (missing)
    return { name, passed: false, seconds: 0, note: `not run, because it needs ${needs}` }
  say(`${name} …`)
  const start = performance.now()
  if (name === 'browser') {
    process.env.CHROME_PATH = ensureBrowser()
    say(`The browser is ${process.env.CHROME_PATH}.`)
  }
  const passed = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0
  const seconds = (performance.now() - start) / 1000
  say(`${name} ${passed ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { name, passed, seconds, note: '' }
}
