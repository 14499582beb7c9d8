import { formatReport } from '../src/compiler/report/format-report.ts'
import { readOptions } from './lib/read-options.ts'
import { openProjectContent } from './lib/run-content-build.ts'

/** `npm run build:content -- --drafts`: compiles content/ to typed indices. */
const { values } = readOptions({ options: { drafts: { type: 'boolean', default: false } } }, 'es')
const root = process.cwd()
const build = openProjectContent(root, { includeDrafts: values.drafts, recordsUrls: true })
const run = await build.run()
const changed = build.save().length
console.log(formatReport(run, { root, format: 'terminal' }))
if (run.content) console.log(`Contenido al día: ${changes(changed)}.`)
process.exitCode = run.content ? 0 : 1

function changes(number: number): string {
  if (number === 0) return 'nada cambió'
  return number === 1 ? 'cambió 1 archivo' : `cambiaron ${number} archivos`
}
