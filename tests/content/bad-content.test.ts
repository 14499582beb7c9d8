import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offsetAt } from '../../src/compiler/markdown/ranges.ts'
import type { Printed } from '../../src/compiler/report/printed.ts'
import { openWorkspace, realBody, type Workspace, workspace } from '../support/workspace.ts'
import { bodyCases } from './cases/bodies.ts'
import type { TextCase } from './cases/case.ts'
import { fieldCases } from './cases/fields.ts'
import { fileCases } from './cases/files.ts'
import { frontmatterCases } from './cases/frontmatter.ts'
import { mistakeCases, mistakenFiles } from './cases/mistakes.ts'
import { badRepairs } from './repairs.ts'

/** Whatever the content tries to run would set it. */
const canary = globalThis as { canary?: unknown }

/** A site whose bodies go through the real MDX stage; what is sound is made once for all of them. */
let shared: Workspace
beforeAll(async () => {
  shared = await openWorkspace({}, realBody)
})
afterAll(() => shared.remove())

function expectSpanish({ message, hint = '' }: Printed) {
  expect(message).toMatch(/^[\p{Lu}¿¡`"</]|^content\//u)
  expect(`${message} ${hint}`).not.toMatch(
    /\b(?:the|expected|received|invalid|unexpected|must|should|cannot|missing|error:)\b/i,
  )
}

function expectProblems(
  found: readonly Printed[],
  { finds, says = [] }: Pick<TextCase, 'finds' | 'says'>,
  nameOf: (problem: Printed) => string,
) {
  const cut = finds.at(-1) === '…'
  const names = found.map(nameOf)
  expect(cut ? [...names.slice(0, finds.length - 1), '…'] : names).toEqual(finds)
  for (const problem of found) expectSpanish(problem)
  const [first] = found
  for (const words of says) expect(`${first?.message} ${first?.hint}`).toContain(words)
  expect(canary.canary).toBeUndefined()
}

/** Sound content, or content with warnings alone, is written; anything else leaves nothing. */
async function expectOutcome(site: Workspace, found: readonly Printed[]) {
  const written = await readFile(join(site.outDir, 'blog.json'), 'utf8').catch(() => undefined)
  expect(written === undefined).toBe(found.some(({ severity }) => severity === 'error'))
}

/** The line that a repair changes, as it is then; it may not bring about another finding. */
function repairedLine(text: string, { repair }: Printed): string | undefined {
  if (!repair) return undefined
  const { start, end } = repair.range
  const [from, to] = [start, end].map(({ line, column }) => offsetAt(text, line, column))
  const repaired = text.slice(0, from) + repair.text + text.slice(to)
  return repaired.split('\n')[start.line - 1]
}

const groups = {
  fields: frontmatterCases,
  values: fieldCases,
  texts: bodyCases,
  mistakes: mistakeCases,
}
for (const [group, cases] of Object.entries(groups))
  describe(group, () => {
    test.each(cases)('$name', async ({ text, writes, ...expected }) => {
      await rm(join(shared.outDir, 'blog.json'), { force: true })
      await shared.write({ 'content/blog/malo.mdx': text })
      const found = await shared.problems()
      expect(found.map(({ file }) => file)).toEqual(found.map(() => 'content/blog/malo.mdx'))
      expectProblems(found, expected, ({ line, column, code }) => `${line}:${column} ${code}`)
      await expectOutcome(shared, found)
      if (writes !== undefined && found[0] && typeof text === 'string')
        expect(repairedLine(text, found[0])).toBe(writes)
    })
  })

describe('files', () => {
  test.each([...fileCases, ...mistakenFiles])('$name', async ({ files, ...expected }) => {
    const site = await workspace(files, realBody)
    const found = await site.problems()
    const marked = await Promise.all(found.map((problem) => markedText(site, problem)))
    expectProblems(found, expected, (problem) =>
      [problem.file, marked[found.indexOf(problem)], problem.code].filter(Boolean).join(' '),
    )
    await expectOutcome(site, found)
    if (found.some(({ repair }) => repair)) expect(await badRepairs(site, site.open())).toEqual([])
  })
})

/** What a problem underlines: lines of sample files move when a schema grows, the text does not. */
async function markedText({ root }: Workspace, problem: Printed) {
  const { file, line, column, endColumn } = problem
  if (endColumn === undefined && line === 1 && column === 1) return undefined
  const text = await readFile(join(root, file), 'utf8')
  return `«${text.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? column + 1) - 1)}»`
}
