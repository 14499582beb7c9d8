import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flag, inFile, type Problem } from '../../src/compiler/problem.ts'
import { formatProblems, summarise } from '../../src/compiler/report/format-problems.ts'
import { type Format, formatReport } from '../../src/compiler/report/format-report.ts'
import { problemCodes } from '../../src/compiler/report/printed.ts'
import { sourceFrame } from '../../src/compiler/report/source-frame.ts'
import type { Schedule } from '../../src/compiler/schedule.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { workspace } from '../support/workspace.ts'

const problem = inFile(
  'content/blog/a.mdx',
  flag(rangeAt(3, 9, 3), {
    code: 'dangling-reference',
    data: { slug: 'ana', collection: 'team', known: ['ana-rios'], proposal: 'ana-rios' },
    repair: { range: rangeAt(3, 9, 3), text: 'ana-rios', safe: false },
  }),
)

test('a problem is printed with its position, its source frame and its proposal', async () => {
  const { root } = await workspace({
    'content/blog/a.mdx': '---\ntitle: Hola\nauthor: ana\ndate: 2025-08-14\n---\n',
  })
  expect(formatProblems([problem], root)).toBe(
    `content/blog/a.mdx:3:9 error [dangling-reference]
  "ana" no existe en content/team.
  ¿Quisiste decir "ana-rios"?

  2 | title: Hola
> 3 | author: ana
    |         ^^^
  4 | date: 2025-08-14

1 error en 1 archivo`,
  )
})

test('no line of a file outside content/ is shown, even through a symbolic link', async () => {
  const { root, problems } = await workspace()
  await writeFile(join(root, 'secreto.txt'), 'clave: 1234\nusuario: ana\n')
  const blog = join(root, 'content/blog')
  await symlink(join(root, 'secreto.txt'), join(blog, 'fuera.mdx'))
  await symlink('/etc', join(blog, 'carpeta'))
  await symlink('/etc/passwd', join(root, 'content/images/foto.png'))
  const cause = { code: 'not-a-file' } as const
  const odd = inFile('content/blog/carpeta/passwd', flag(rangeAt(1, 1), cause))
  const all = await problems()
  expect(all).toHaveLength(3)
  const found = all.map(({ file, range }) => inFile(file, flag(range, cause)))
  const told = formatProblems([...found, odd], root)
  expect(told).toContain('content/blog/fuera.mdx:1:1 error [not-a-file]')
  expect(told).not.toMatch(/clave|1234|root:|\|/)
})

test('the summary counts in Spanish', () => {
  const warning: Problem = { ...problem, severity: 'warning', file: 'content/b.mdx' }
  expect(summarise([problem, problem, problem, warning])).toBe(
    '3 errores y 1 advertencia en 2 archivos',
  )
})

const report = (format: Format, problems: Problem[], schedule: Schedule = { waiting: [] }) =>
  formatReport({ problems, schedule }, { root: '/', format })

const naming = (name: string): Problem =>
  inFile(
    'content/a,b:c.mdx',
    flag(rangeAt(3, 9, 3), { code: 'unknown-word', data: { word: name } }),
  )

test('GitHub annotations escape characters that would end them', () => {
  expect(report('github', [naming('100% ::error::\nfin')])).toBe(
    '::warning file=content/a%2Cb%3Ac.mdx,line=3,col=9,endColumn=12,title=unknown-word::' +
      '"100%25 ::error::<U+000A>fin" no está en el diccionario. Si así se escribe, agrégala en un renglón de content/palabras.txt.',
  )
})

test('a check ends with the command that makes the safe repairs, if there are any', () => {
  const repair = { ...problem.repair, safe: true } as Problem['repair']
  expect(report('terminal', [{ ...problem, repair }])).toMatch(
    /\n1 error en 1 archivo\n1 problema se arregla solo con: npm run check -- --fix$/,
  )
  expect(report('terminal', [problem])).toMatch(/\n1 error en 1 archivo$/)
})

test('the name of a file gives no orders to a terminal or to GitHub', () => {
  const file = 'content/blog/a\n::add-mask::\u001b[2J.mdx'
  const waiting = [{ file, title: 'a', reason: 'draft' as const }]
  for (const format of ['terminal', 'github'] as const)
    expect(report(format, [], { waiting })).toMatch(
      /\(content\/blog\/a<U\+000A>::add-mask::<U\+001B>\[2J\.mdx\)$/,
    )
})

test('JSON has the message, the range and the repair of a problem, and what is not published', () => {
  const { file, code, severity, range, repair } = problem
  const schedule: Schedule = { waiting: [{ file, title: 'Hola', reason: 'draft' }] }
  const drafted = { ...problem, inDraft: true } as const
  expect(JSON.parse(report('json', [drafted], schedule))).toEqual({
    problems: [
      {
        ...{ file, code, severity, range, repair, line: 3, column: 9, endColumn: 12 },
        message: '"ana" no existe en content/team.',
        hint: '¿Quisiste decir "ana-rios"?',
        inDraft: true,
      },
    ],
    ...schedule,
  })
})

test('SARIF has one run with every rule, the region and the repair', () => {
  const { version, runs } = JSON.parse(report('sarif', [problem]))
  expect(version).toBe('2.1.0')
  expect(runs).toHaveLength(1)
  const [{ tool, results }] = runs
  const region = { startLine: 3, startColumn: 9, endLine: 3, endColumn: 12 }
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(problemCodes)
  const rule = { id: 'dangling-reference', defaultConfiguration: { level: 'error' } }
  expect(tool.driver.rules[results[0].ruleIndex]).toMatchObject(rule)
  const message = { text: '"ana" no existe en content/team. ¿Quisiste decir "ana-rios"?' }
  const physicalLocation = { artifactLocation: { uri: 'content/blog/a.mdx' }, region }
  expect(results).toMatchObject([{ level: 'error', message, locations: [{ physicalLocation }] }])
  expect(results[0].fixes[0].artifactChanges[0].replacements).toEqual([
    { deletedRegion: region, insertedContent: { text: 'ana-rios' } },
  ])
})

test('thousands of problems are cut, and counted', () => {
  const text = formatProblems(Array(1000).fill(problem), '/')
  expect(text).toContain('… y 800 más.')
  expect(text).toContain('1000 errores')
})

const frame = (line: string, column: number, endColumn?: number) =>
  sourceFrame([line], { line: 1, column, endColumn })

test('tabs and accents keep the carets below their text', () => {
  expect(frame('\tab', 2, 4)).toEqual(['> 1 |   ab', '    |   ^^'])
  expect(frame('e\u0301x', 3)).toEqual(['> 1 | e\u0301x', '    |  ^'])
})

test('a very long line is cut around the position', () => {
  const [shown = '', carets = ''] = frame(`${'a'.repeat(5000)}X${'b'.repeat(5000)}`, 5001)
  expect(shown.length).toBeLessThan(80)
  expect(shown).toMatch(/… ?a+Xb+…$|\| …a+Xb+…$/)
  expect(shown[carets.indexOf('^')]).toBe('X')
})

test('control characters are shown as their code', () => {
  expect(frame('a\u001b[31mb', 1).join('')).toContain('a<U+001B>[31mb')
  expect(formatProblems([naming('a\u001b[2J')], '/')).not.toContain('\u001b')
})
