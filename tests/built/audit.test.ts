import { expect, test } from 'vitest'
import { auditSite } from '../../src/audit/audit-site.ts'
import { checkHtml } from '../../src/audit/check-html.ts'
import { formatFinding } from '../../src/audit/finding.ts'

test('visitors, feed readers and search engines find nothing wrong in the whole site', () => {
  expect(auditSite('dist').map(formatFinding)).toEqual([])
})

test('the HTML checker of the W3C finds nothing, where Java and the checker are to be had', (context) => {
  const findings = checkHtml('dist')
  // Java is no part of what the project needs; GitHub's machines have it.
  if ('missing' in findings) return context.skip()
  expect(findings.map(formatFinding)).toEqual([])
})
