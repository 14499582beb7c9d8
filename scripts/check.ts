import { changedFiles } from '../src/compiler/read/changed-files.ts'
import { explainCode } from '../src/compiler/report/explain-code.ts'
import { type Format, formatReport, formats } from '../src/compiler/report/format-report.ts'
import { selectFiles } from '../src/compiler/report/select-files.ts'
import { readOptions } from './lib/read-options.ts'
import { isColored, openProjectContent, projectOptions } from './lib/run-content-build.ts'
import { UserError } from './setup/user-error.js'

/** `npm run check`: everything about content/, without writing anything of the site. */
const [flag, text] = [{ type: 'boolean', default: false }, { type: 'string' }] as const
const { values } = readOptions(
  { options: { format: text, explain: text, changed: text, fix: flag, 'dry-run': flag } },
  'es',
)
if (values.explain !== undefined) {
  const { text, isKnown } = explainCode(values.explain)
  console.log(text)
  process.exit(isKnown ? 0 : 2)
}
const format = (values.format ?? 'terminal') as Format
if (!formats.includes(format))
  throw new UserError(`--format puede ser ${formats.join(', ')}, no "${format}".`, 2)
const { fix, 'dry-run': dryRun } = values
if (dryRun && !fix)
  throw new UserError('--dry-run va con --fix: npm run check -- --fix --dry-run', 2)
const root = process.cwd()
const changed = values.changed === undefined ? undefined : changedFiles(root, values.changed)
if (changed && 'fault' in changed) throw new UserError(changed.fault, 2)

if (fix) {
  const { fixAndTell } = await import('../src/compiler/fix/fix-and-tell.ts')
  console.error(await fixAndTell(projectOptions(root), { dryRun, only: changed?.files }))
}
const content = openProjectContent(root)
const { problems: all, schedule } = await content.run()
content.save('checks')
const { problems, others } = changed ? selectFiles(all, changed.files) : { problems: all }
console.log(formatReport({ problems, schedule }, { root, format, color: isColored() }))
if (others) console.error(others)
process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0
