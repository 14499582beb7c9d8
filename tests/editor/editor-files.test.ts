import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flag, inFile } from '../../src/compiler/problem.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { describe } from '../../src/compiler/report/printed.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { snippetOf } from '../../src/editor/completion.ts'
import { jsonSchemas } from '../../src/editor/json-schemas.ts'
import { vocabularyRules } from '../../src/mdx/vocabulary-rules.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('the schema of a collection describes its fields in Spanish and lists what exists', async () => {
  const { root, open } = await workspace()
  const build = open()
  await build.run()
  const schemas = jsonSchemas({ root, build, openTexts: () => new Map() })
  expect(schemas.blog).toMatchObject({
    properties: {
      author: { enum: ['uno'], description: expect.stringContaining('Quien firma') },
      category: { enum: ['uno'] },
      tone: { enum: ['ember', 'night', 'maize'] },
    },
    required: expect.arrayContaining(['title', 'date', 'author']),
    additionalProperties: false,
  })
  expect(schemas.faqs).toMatchObject({
    properties: { icon: { enum: expect.arrayContaining(['rocket']) } },
  })
})

test('the example of every component is accepted as it is', async () => {
  const examples = [...vocabularyRules.values()].map(({ example }) => example.replace(/[«»]/g, ''))
  const site = await workspace()
  const text = article({}, examples.join('\n\n'))
  const codes = (await site.open().checkText('content/blog/hola.mdx', text)).map(({ code }) => code)
  // They name entries of another site.
  const names = ['dangling-reference', 'file-missing', 'link-missing-page']
  expect(codes.filter((code) => !names.includes(code))).toEqual([])
})

// Rewritten with `-u`.
test('the snippets of VS Code are those of the components', async () => {
  const snippets = [...vocabularyRules].map(([name, { description, example }]) => [
    name,
    { scope: 'mdx,markdown', prefix: name, body: snippetOf(example).split('\n'), description },
  ])
  const text = `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`
  await expect(text).toMatchFileSnapshot('../../.vscode/lumbre.code-snippets')
})

test('the problem matcher of VS Code finds file, line, column, severity, code and message', () => {
  const tasks = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')).tasks
  const [place, sentence] = tasks[0].problemMatcher.pattern
  const cause = { code: 'alias-form' } as const
  const problem = inFile('content/blog/hola.mdx', flag(rangeAt(4, 9, 3), cause))
  const warning = { ...problem, severity: 'warning' as const }
  const problems = [problem, warning, { ...warning, inDraft: true as const }]
  const output = formatProblems(problems, '.').split('\n')
  const found = output.flatMap((line, index) => {
    const match = new RegExp(place.regexp).exec(line)
    const message = new RegExp(sentence.regexp).exec(output[index + 1] ?? '')?.[1]
    return match ? [[...match.slice(1), message]] : []
  })
  const { message } = describe(cause)
  expect(found).toEqual([
    ['content/blog/hola.mdx', '4', '9', 'error', 'alias-form', message],
    ['content/blog/hola.mdx', '4', '9', 'advertencia', 'alias-form', message],
    ['content/blog/hola.mdx', '4', '9', 'advertencia', 'alias-form', message],
  ])
})
