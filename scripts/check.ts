import { changedFiles } from '../src/compiler/read/git.ts'
import {
  type Format,
  formatReport,
  formats,
  selectFiles,
} from '../src/compiler/report/format-report.ts'
import { explainCode } from '../src/compiler/report/printed.ts'
import { UserError } from '../src/lib/user-error.js'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent, projectOptions } from './lib/run-content-build.ts'

/** `npm run check`: checks everything in content/, without writing any file of the site. */
const flag = (about: string) => ({ type: 'boolean', about }) as const
const text = (about: string) => ({ type: 'string', about }) as const
const options = {
  fix: flag('arregla lo que no deja dudas'),
  changed: text('solo los archivos que cambiaron desde una rama: --changed origin/main'),
  explain: text('explica un aviso por su código: --explain missing-alt'),
  format: text('para programas: --format json, github o sarif'),
}
const { explain, changed, fix, ...values } = readOptions({ options }, 'es').values
if (explain !== undefined) {
  const { text, isKnown } = explainCode(explain)
  console.log(text)
  process.exit(isKnown ? 0 : 2)
}
const format = (values.format ?? 'terminal') as Format
if (!formats.includes(format))
  throw new UserError(`--format puede ser ${formats.join(', ')}, no "${format}".`, 2)
const root = process.cwd()
const only = changed === undefined ? undefined : changedFiles(root, changed, 'content')
if (fix) {
  const { fixContent, formatFix } = await import('../src/compiler/fix/fix-content.ts')
  console.error(formatFix(await fixContent(projectOptions(root, { spelling: 'whole' }), only)))
}
const content = openProjectContent(root, { spelling: 'whole' })
const run = await content.run()
content.save('checks')
const { problems, others } = selectFiles(run.problems, only)
console.log(formatReport({ ...run, problems }, { root, format }))
if (others) console.error(others)
process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
