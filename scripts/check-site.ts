import { auditSite } from '../src/audit/audit-site.ts'
import { checkHtml } from '../src/audit/check-html.ts'
import { formatFinding } from '../src/audit/finding.ts'
import { readOptions } from './lib/read-options.ts'
import { requireBuiltSite } from './lib/require-built-site.ts'

/**
 * `npm run check:site -- DIST`: exits with 0 when nothing is found, 1 when something is, and 2 when
 * the HTML was not checked.
 */
const { positionals } = readOptions({ allowPositionals: true })
const [dir = 'dist'] = positionals
requireBuiltSite(dir)
const html = checkHtml(dir)
const findings = [...auditSite(dir), ...('missing' in html ? [] : html)]
for (const finding of findings) console.log(formatFinding(finding))
console.log(findings.length === 0 ? `${dir}: nothing found` : `${dir}: ${findings.length} findings`)
if ('missing' in html) console.error(`The HTML was not checked, for want of ${html.missing}`)
process.exitCode = findings.length > 0 ? 1 : 'missing' in html ? 2 : 0
