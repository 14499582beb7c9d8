import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { applyRepairs } from '../../src/compiler/fix/apply-repairs.ts'
import { type Printed, printed } from '../../src/compiler/report/printed.ts'
import { sampleSite } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'
import { bodyCases } from './cases/bodies.ts'
import { fieldCases } from './cases/fields.ts'
import { fileCases } from './cases/files.ts'
import { frontmatterCases } from './cases/frontmatter.ts'
import { mistakeCases, mistakenFiles } from './cases/mistakes.ts'
import { badRepairs } from './repairs.ts'

/** Any code that the content manages to run would set it. */
const canary = globalThis as { canary?: unknown }

/**
 * One site and one content build for all cases, so that the files of the sample site are compiled
 * once; bodies are really compiled with MDX. A build that is kept finds what a new one would:
 * kept-content.test.ts.
 */
const site = await workspace({}, {}, afterAll)
const build = site.open()

function expectSpanish({ message, hint = '' }: Printed) {
  expect(message).toMatch(/^[\p{Lu}¿¡`"</]|^content\//u)
  expect(`${message} ${hint}`).not.toMatch(
    /\b(?:the|expected|received|invalid|unexpected|must|should|cannot|missing|error:)\b/i,
  )
}

/** The line that a repair changes, as it is afterwards; `⇒` where `--fix` changes it by itself. */
function repairedLine(text: string, { repair }: Printed): string {
  if (!repair) return ''
  const line = applyRepairs(text, [repair]).split('\n')[repair.range.start.line - 1]
  return ` ${repair.safe ? '⇒' : '→'} ${JSON.stringify(line)}`
}

/**
 * One line for each problem: its position, its message, and the repaired line. They are kept in
 * `cases/`, where `vitest -u` writes them; a valid text has none.
 */
async function told(name: string, placeOf: (problem: Printed, text: string) => string) {
  const { problems, content } = await build.run()
  const found = problems.map(printed)
  expect(canary.canary).toBeUndefined()
  // Content without errors is published; otherwise nothing is.
  expect(content === undefined).toBe(found.some(({ severity }) => severity === 'error'))
  const lines: string[] = []
  for (const problem of found) {
    expectSpanish(problem)
    const { file, code, message, hint } = problem
    const text = await readFile(join(site.root, file), 'utf8').catch(() => '')
    const words = [message, hint].filter(Boolean).join(' ')
    const repaired = repairedLine(text, problem)
    const tag = problem.inDraft ? `${code} (draft)` : code
    lines.push(`${name} · ${placeOf(problem, text)} ${tag} · ${words}${repaired}`)
  }
  return lines
}

const groups = {
  frontmatter: frontmatterCases,
  fields: fieldCases,
  bodies: bodyCases,
  mistakes: mistakeCases,
}
describe.each(Object.entries(groups))('%s', (group, cases) => {
  const lines: string[] = []

  test.each(Object.entries(cases))('%s', async (name, text) => {
    await site.write({ 'content/blog/malo.mdx': text })
    lines.push(
      ...(await told(name, ({ file, line, column }) => {
        expect(file).toBe('content/blog/malo.mdx')
        return `${line}:${column}`
      })),
    )
  })

  test('what writers are told', async () => {
    await expect(lines.join('\n')).toMatchFileSnapshot(`cases/${group}.txt`)
  })
})

describe('files', () => {
  const lines: string[] = []

  test.each(Object.entries({ ...fileCases, ...mistakenFiles }))('%s', async (name, files) => {
    await site.write({ content: null, ...sampleSite(), ...files })
    const found = await told(name, markedText)
    lines.push(...found)
    if (found.some((line) => / [→⇒] /.test(line))) expect(await badRepairs(site, build)).toEqual([])
  })

  test('what writers are told', async () => {
    await expect(lines.join('\n')).toMatchFileSnapshot('cases/files.txt')
  })
})

/**
 * The marked text of a problem: lines of sample files move when a schema grows, the text does not.
 */
function markedText({ file, line, column, endColumn }: Printed, text: string): string {
  if (endColumn === undefined && line === 1 && column === 1) return file
  return `${file} «${text.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? column + 1) - 1)}»`
}
