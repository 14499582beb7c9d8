import { expect, test } from 'vitest'
import { auditSite } from '../../src/audit/audit-site.ts'
import { checkHtml } from '../../src/audit/check-html.ts'
import { formatFinding } from '../../src/audit/finding.ts'

test('the audit of the whole site has no findings', () => {
  expect(auditSite('dist').map(formatFinding)).toEqual([])
})

test('the HTML checker of the W3C has no findings, where Java and the checker are available', (context) => {
  const findings = checkHtml('dist')
  // The project does not require Java; GitHub's machines have it.
  if ('missing' in findings) return context.skip()
  expect(findings.map(formatFinding)).toEqual([])
})
