import { parseArgs } from 'node:util'
import { buildContent } from '../src/build/build-content.ts'
import { type Format, formatDiagnostics } from '../src/build/format-diagnostics.ts'
import { readBuildDate } from '../src/lib/build-date.ts'

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'terminal' },
    drafts: { type: 'boolean', default: false },
  },
})
const format = values.format as Format
if (!['terminal', 'json', 'github'].includes(format))
  throw new Error(`--format is terminal, json or github, not "${format}"`)

const root = process.cwd()
const { diagnostics, changedFiles } = await buildContent({
  root,
  buildDate: readBuildDate(),
  includeDrafts: values.drafts,
  extraUrls: ['/rss.xml', '/sitemap.xml', '/robots.txt'],
})
const color = process.stdout.isTTY && !process.env.NO_COLOR
const report = formatDiagnostics(diagnostics, { root, format, color })
if (report) console.log(report)
const failed = diagnostics.some(({ severity }) => severity === 'error')
if (!failed && format === 'terminal')
  console.log(`Contenido al día: ${changedFiles.length} archivos cambiaron.`)
process.exitCode = failed ? 1 : 0
