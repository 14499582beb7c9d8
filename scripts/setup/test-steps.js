import { UserError } from '../../src/lib/user-error.js'

/**
 * One part of `npm test`.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command arguments for Node
 * @property {string} [needs] the step that has to succeed first
 */

/** @typedef {{ name: string, passed: boolean, seconds: number, note: string }} Result */

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project']
// Each checker works out again what files share: four, the default, are slower where there are two processors.
const tsc = ['node_modules/typescript/bin/tsc', '--checkers', '2']

/** @type {Step[]} */
const steps = [
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'] },
  // Writes the indices, which the next two steps import.
  { name: 'content', command: ['scripts/run.js', 'build-content'] },
  { name: 'types', needs: 'content', command: tsc },
  { name: 'unit', needs: 'content', command: [...vitest, 'unit'] },
  { name: 'build', command: ['scripts/run.js', 'build'] },
  { name: 'built', needs: 'build', command: [...vitest, 'built'] },
  { name: 'browser', needs: 'build', command: [...vitest, 'browser'] },
]

/**
 * The steps to run, in order: all of them, or those named and the steps that they need. A site that
 * is already built is not built again for them.
 *
 * @param {string[]} names
 * @param {boolean} isBuilt
 * @returns {Step[]}
 */
export function chooseSteps(names, isBuilt) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ')
    throw new UserError(`There is no test step called "${unknown}". There are: ${known}.`, 2)
  }
  if (names.length === 0) return steps
  const chosen = steps.filter((step) => names.includes(step.name))
  const isNeeded = (/** @type {Step} */ { name }) =>
    !(name === 'build' && isBuilt) && chosen.some(({ needs }) => needs === name)
  return steps.filter((step) => chosen.includes(step) || isNeeded(step))
}

/**
 * The summary table. Programs read its last line, so its format must not change.
 *
 * @param {Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const rows = results.map(({ name, passed, seconds, note }) => {
    const time = `${seconds.toFixed(1)} s`.padStart(8)
    return `[lumbre] ${name.padEnd(8)}  ${passed ? 'ok    ' : 'FAILED'}  ${time}  ${note}`.trimEnd()
  })
  const passed = results.filter((result) => result.passed).length
  return ['', ...rows, `${passed} passed, ${results.length - passed} failed`].join('\n')
}
