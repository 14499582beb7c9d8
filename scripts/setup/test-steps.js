import { SetupError } from './messages.js'
import { command, packageCommand } from './run.js'

/**
 * One part of `npm test`.
 * `command` is a function because it looks into node_modules, which may not be there at first.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} needs what has to succeed before: a step's name, `content` or `chromium`
 * @property {() => string[]} command arguments for Node
 */

/** @typedef {{ name: string, passed: boolean, seconds: number, note: string }} Result */

/**
 * Writes the typed indices that the type check and the unit tests import; no step of its own.
 * @type {Step}
 */
export const content = {
  name: 'content',
  needs: [],
  command: () => command('build-content'),
}

/** @type {Step[]} */
export const steps = [
  { name: 'lint', needs: [], command: biome },
  {
    name: 'types',
    needs: ['content'],
    command: () => packageCommand('typescript', 'tsc', '--noEmit'),
  },
  { name: 'unit', needs: ['content'], command: () => vitest('unit') },
  { name: 'build', needs: [], command: () => command('build') },
  { name: 'built', needs: ['build'], command: () => vitest('built') },
  { name: 'browser', needs: ['build', 'chromium'], command: () => vitest('browser') },
]

/**
 * The steps to run, in their order: all of them, or those named. A step that reads the built site
 * brings the build along unless there is a built site already.
 * @param {string[]} names
 * @param {boolean} isBuilt
 * @returns {Step[]}
 */
export function chooseSteps(names, isBuilt) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ')
    throw new SetupError(`There is no test step called "${unknown}". There are: ${known}.`)
  }
  if (names.length === 0) return steps
  const chosen = steps.filter((step) => names.includes(step.name))
  const needsBuild = !isBuilt && chosen.some((step) => step.needs.includes('build'))
  return steps.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'))
}

/**
 * The closing table. Its last line is read by programs: keep its form.
 * @param {Result[]} results
 * @returns {string}
 */
export function summary(results) {
  const rows = results.map(({ name, passed, seconds, note }) => {
    const cells = [
      name.padEnd(8),
      passed ? 'ok    ' : 'FAILED',
      `${seconds.toFixed(1)} s`.padStart(8),
    ]
    return `[lumbre] ${cells.join('  ')}${note && `  ${note}`}`
  })
  const passed = results.filter((result) => result.passed).length
  return ['', ...rows, `${passed} passed, ${results.length - passed} failed`].join('\n')
}

function biome() {
  // In CI it paints each letter of a log that nobody sees in colour.
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return packageCommand('@biomejs/biome', 'biome', 'ci', ...colors, '.')
}

/** @param {string} project */
function vitest(project) {
  return packageCommand('vitest', 'vitest', 'run', '--project', project)
}
