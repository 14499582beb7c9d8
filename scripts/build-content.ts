import { explainCode } from '../src/compiler/report/explain-code.ts'
import { type Format, formatProblems } from '../src/compiler/report/format-problems.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/**
 * `npm run build:content -- --format=json|github --drafts`: content/ becomes typed indices.
 * `npm run check` writes none; `npm run check -- --explain CODE` tells what a code means.
 */
const { values } = readOptions(
  {
    options: {
      format: { type: 'string', default: 'terminal' },
      drafts: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      explain: { type: 'string' },
    },
  },
  'es',
)
if (values.explain !== undefined) {
  const { text, isKnown } = explainCode(values.explain)
  console.log(text)
  process.exit(isKnown ? 0 : 2)
}
const root = process.cwd()
const format = values.format as Format
if (!['terminal', 'json', 'github'].includes(format))
  throw new UserError(`--format puede ser terminal, json o github, no "${format}".`, 2)

const content = openProjectContent(root, { includeDrafts: values.drafts, recordsUrls: true })
const { problems } = await content.run()
const changedFiles = values.check ? [] : content.save()
const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
const report = formatProblems(problems, { root, format, color })
if (report) console.log(report)
const failed = problems.some(({ severity }) => severity === 'error')
if (!failed && !values.check && format === 'terminal')
  console.log(`Contenido al día: ${changes(changedFiles.length)}.`)
process.exitCode = failed ? 1 : 0

function changes(number: number): string {
  if (number === 0) return 'nada cambió'
  return number === 1 ? 'cambió 1 archivo' : `cambiaron ${number} archivos`
}
