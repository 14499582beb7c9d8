import { expect, test } from 'vitest'
import { auditSite } from '../../src/audit/audit-site.ts'
import { formatFinding } from '../../src/audit/finding.ts'

test('visitors, feed readers and search engines find nothing wrong in the whole site', () => {
  expect(auditSite('dist').map(formatFinding)).toEqual([])
})
