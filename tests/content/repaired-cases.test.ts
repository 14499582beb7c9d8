import { expect, test } from 'vitest'
import { realBody, workspace } from '../support/workspace.ts'
import { bodyCases } from './cases/bodies.ts'
import { fieldCases } from './cases/fields.ts'
import { frontmatterCases } from './cases/frontmatter.ts'
import { badRepairs } from './repairs.ts'

test('what is proposed for a text passes the rules', async () => {
  const cases = [...frontmatterCases, ...fieldCases, ...bodyCases].filter(
    ({ finds }) => finds.length > 0,
  )
  const site = await workspace(
    Object.fromEntries(cases.map(({ text }, index) => [`content/blog/malo-${index}.mdx`, text])),
    realBody,
  )
  const bad = await badRepairs(site, site.open())
  const named = bad.map((line) =>
    line.replace(/^content\/blog\/malo-(\d+)\.mdx/, (_, index) => cases[Number(index)]?.name ?? ''),
  )
  expect(named).toEqual([])
})
