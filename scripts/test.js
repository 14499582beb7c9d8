import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './setup/browser.js'
import { ensureInstalled } from './setup/install.js'
import { runMain, SetupError, say } from './setup/messages.js'
import { root } from './setup/root.js'
import { runNode } from './setup/run.js'
import { chooseSteps, content, summary } from './setup/test-steps.js'

/** @typedef {import('./setup/test-steps.js').Step} Step */
/** @typedef {import('./setup/test-steps.js').Result} Result */

await runMain(async () => {
  const isBuilt = existsSync(path.join(root, 'dist', 'index.html'))
  const chosen = chooseSteps(process.argv.slice(2), isBuilt)
  const uses = (/** @type {string} */ need) => chosen.some((step) => step.needs.includes(need))
  ensureInstalled()
  /** Names of what failed, so that nothing that needs it is run. @type {Set<string>} */
  const failed = new Set()
  if (uses('chromium') && !prepareBrowser()) failed.add('chromium')
  if (uses('build') && !chosen.some((step) => step.name === 'build')) {
    say('Using the site already in dist/. Add the step `build` to build it anew.')
  }

  /** @type {Result[]} */
  const results = []
  for (const step of uses('content') ? withContent(chosen) : chosen) {
    const { result, interrupted } = await runStep(step, failed)
    if (interrupted) return 130
    if (!result.passed) failed.add(step.name)
    if (step !== content) results.push(result)
  }
  console.log(summary(results))
  return results.every((result) => result.passed) ? 0 : 1
})

/**
 * @param {Step[]} chosen
 * @returns {Step[]}
 */
function withContent(chosen) {
  const first = chosen.findIndex((step) => step.needs.includes('content'))
  return [...chosen.slice(0, first), content, ...chosen.slice(first)]
}

function prepareBrowser() {
  try {
    process.env.CHROME_PATH = ensureBrowser()
    return true
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    return false
  }
}

/**
 * @param {Step} step
 * @param {Set<string>} failed
 * @returns {Promise<{ result: Result, interrupted: boolean }>}
 */
async function runStep(step, failed) {
  const missing = step.needs.find((need) => failed.has(need))
  if (missing) {
    const note = `not run, because it needs ${missing}`
    return { result: { name: step.name, passed: false, seconds: 0, note }, interrupted: false }
  }
  say(`${step.name} …`)
  const start = performance.now()
  const { code, interrupted } = await runNode(step.command())
  const seconds = (performance.now() - start) / 1000
  say(`${step.name} ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { result: { name: step.name, passed: code === 0, seconds, note: '' }, interrupted }
}
