import { changedFiles } from '../src/compiler/read/changed-files.ts'
import { explainCode } from '../src/compiler/report/explain-code.ts'
import { type Format, formatReport, formats } from '../src/compiler/report/format-report.ts'
import { selectFiles } from '../src/compiler/report/select-files.ts'
import { readOptions } from './lib/read-options.ts'
import { isColored, openProjectContent } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/** `npm run check`: everything about content/, without writing anything of the site. */
const format = { type: 'string', default: 'terminal' } as const
const text = { type: 'string' } as const
const { values } = readOptions({ options: { format, explain: text, changed: text } }, 'es')
if (values.explain !== undefined) {
  const { text, isKnown } = explainCode(values.explain)
  console.log(text)
  process.exit(isKnown ? 0 : 2)
}
if (!formats.includes(values.format as Format))
  throw new UserError(`--format puede ser ${formats.join(', ')}, no "${values.format}".`, 2)
const root = process.cwd()
const changed = values.changed === undefined ? undefined : changedFiles(root, values.changed)
if (changed && 'fault' in changed) throw new UserError(changed.fault, 2)

const content = openProjectContent(root)
const { problems: all, schedule } = await content.run()
content.save('checks')
const { problems, others } = changed ? selectFiles(all, changed.files) : { problems: all }
const options = { root, format: values.format as Format, color: isColored() }
console.log(formatReport({ problems, schedule }, options))
if (others) console.error(others)
process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
