import { expect, test } from 'vitest'
import { byFile, keepsLetters } from '../../src/compiler/fix/apply-repairs.ts'
import { fixContent } from '../../src/compiler/fix/fix-content.ts'
import { readMojibake } from '../../src/compiler/text/mojibake.ts'
import { workspace } from '../support/workspace.ts'
import { bodyCases } from './cases/bodies.ts'
import { fieldCases } from './cases/fields.ts'
import { frontmatterCases } from './cases/frontmatter.ts'
import { badRepairs } from './repairs.ts'

const cases = [frontmatterCases, fieldCases, bodyCases].flatMap((texts) => Object.entries(texts))

test('proposed repairs pass the rules, and so do those of --fix', async () => {
  const site = await workspace(
    Object.fromEntries(cases.map(([, text], index) => [`content/blog/malo-${index}.mdx`, text])),
  )
  const build = site.open({ includeDrafts: true })
  const bad = await badRepairs(site, build)
  const named = bad.map((line) =>
    line.replace(/^content\/blog\/malo-(\d+)\.mdx/, (_, index) => cases[Number(index)]?.[0] ?? ''),
  )
  expect(named).toEqual([])
  const errors = async () => {
    const { problems } = await build.run()
    build.save('checks')
    return byFile(problems.filter(({ severity }) => severity === 'error'))
  }
  const before = await errors()
  const fixed = await fixContent(site.options)
  expect(fixed.applied.length).toBeGreaterThan(40)
  for (const [file, found] of await errors())
    expect(found.length, file).toBeLessThanOrEqual(before.get(file)?.length ?? 0)
  for (const { before, after } of fixed.edits)
    expect(keepsLetters(readMojibake(before), after), after).toBe(true)
  expect(await fixContent(site.options)).toMatchObject({ applied: [], edits: [] })
})
