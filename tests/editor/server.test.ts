import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CodeAction } from 'vscode-languageserver/node'
import { applyEdits, type Editor, openEditor } from '../support/editor-client.ts'

let editor: Editor
beforeAll(async () => {
  editor = await openEditor()
})
afterAll(() => editor?.close())

const file = 'content/blog/mejores-practicas-react.mdx'

test('what is wrong in the text that is being typed is marked, in Spanish, with the way out', async () => {
  const text = await editor.read(file)
  await editor.type(file, text)
  expect(await editor.problems(file)).toEqual([])
  await editor.type(file, text.replace(/^author: .*$/m, 'author: itzel-barera'))
  const [problem] = await editor.problems(file)
  expect(problem).toMatchObject({ code: 'dangling-reference', severity: 1, source: 'lumbre' })
  expect(problem?.message).toContain('itzel-barrera')
  expect(problem?.codeDescription?.href).toMatch(/docs\/problemas\.md#dangling-reference$/)
})

test('a quick fix leaves a text without problems', async () => {
  const text = await editor.read(file)
  const wrong = text.replace(/^date: .*$/m, 'date: 14/08/2025')
  await editor.type(file, wrong)
  const [problem] = await editor.problems(file)
  const actions = await editor.ask<CodeAction[]>('codeAction', file, undefined, {
    range: problem?.range,
    context: { diagnostics: [problem] },
  })
  expect(actions[0]?.title).toBe('Escribir «2025-08-14»')
  const edits = actions[0]?.edit?.changes?.[editor.uriOf(file)] ?? []
  await editor.type(file, applyEdits(wrong, edits))
  expect(await editor.problems(file)).toEqual([])
})
