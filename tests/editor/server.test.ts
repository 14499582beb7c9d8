import { expect, test } from 'vitest'
import type {
  CodeAction,
  CompletionItem,
  Location,
  MarkupContent,
  WorkspaceEdit,
} from 'vscode-languageserver/node'
import { openProjectContent } from '../../scripts/lib/run-content-build.ts'
import { bySlug } from '../../src/content/queries.ts'
import { applyEdits, atMark, openEditor } from '../support/editor-client.ts'
import { article } from '../support/sample-site.ts'
import { content } from '../support/site-content.ts'

const editor = await openEditor()

const service = 'content/services/creacion-saas.mdx'
const [question = ''] = bySlug(content.services, 'creacion-saas').data.faqs.items
const author = content.team[0]?.slug ?? ''
/** With the mark `‸` in it. */
const marked = author.replace(/.{3}/, '$&‸')
const file = 'content/blog/hecho-a-mano.mdx'
/** The address of another article. */
const other = '/blog/mas-a-mano'
const fields = { author, category: content.categories[0]?.slug }
await editor.save(file, article(fields))
await editor.save(`content${other}.mdx`, article(fields, '## Lo que ya cambió\n\nHola.'))

/** A time limit for busy machines. */
const patient = { timeout: 60_000 }

test('problems in the text that is being typed are marked, in Spanish, with a hint', async () => {
  const text = await editor.read(file)
  await editor.type(file, text)
  expect(await editor.problems(file)).toEqual([])
  await editor.type(file, text.replace(/^author: .*$/m, `author: ${author}x`))
  const [problem] = await editor.problems(file)
  expect(problem).toMatchObject({ code: 'dangling-reference', severity: 1, source: 'lumbre' })
  expect(problem?.message).toContain(author)
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

/** Types text into the fields and the body of an article; returns the position of the mark `‸`. */
async function typed(fields: string, body = '') {
  const before = await editor.read(file)
  const changed = before.replace(/^author: .*$/m, fields || '$&').replace(/\n$/, `\n\n${body}\n`)
  const { text, position } = atMark(changed)
  await editor.type(file, text)
  return position
}

test.each([
  ['a field', 'auth‸', '', 'author: '],
  ['an author', 'author: ‸', '', author],
  ['a page', '', '[x](/serv‸)', '/servicios/creacion-saas'],
  ['a place of a page', '', `[x](${other}#‸)`, `${other}#lo-que-ya-cambio`],
  ['an image', '', '![Retrato](/im‸)', content.team[0]?.data.image],
  ['a component', '', '<Call‸', 'Callout'],
  ['a prop', '', '<Callout ti‸', 'title=""'],
  ['the option of a prop', '', '<Callout tone="‸', 'warning'],
  ['a service', '', '<PlanPrice service="‸" plan="normal" />', 'creacion-paginas-web'],
  ['a plan of that service', '', '<PlanPrice service="creacion-paginas-web" plan="‸" />', 'normal'],
])('%s is offered', async (_what, fields, body, expected) => {
  const position = await typed(fields, body)
  const items = await editor.ask<CompletionItem[]>('completion', file, position)
  const offered = items.map(({ textEdit }) => textEdit?.newText ?? '')
  expect(offered).toContain(expected)
})

test.each([
  ['fields that are there (not in the text)', 'ti‸', 'aliases: x', 'title: ', 'aliases: '],
  ['props that are there', '', '<Callout title="a" ‸>', 'title=""', 'tone=""'],
  ['a value for a prop that has one', '', '<Callout ti‸="a">', 'title=""', 'title'],
])('%s are not offered again', async (_what, fields, body, unwanted, expected) => {
  const position = await typed(fields, body)
  const items = await editor.ask<CompletionItem[]>('completion', file, position)
  const offered = items.map(({ textEdit }) => textEdit?.newText ?? '')
  expect(offered).not.toContain(unwanted)
  expect(offered).toContain(expected)
})

test('an answer is offered the components that fit into it', async () => {
  const answer = `content/faqs/${question}.mdx`
  const before = await editor.read(answer)
  const { text, position } = atMark(`${before}\n<‸\n`)
  await editor.type(answer, text)
  const items = await editor.ask<CompletionItem[]>('completion', answer, position)
  expect(items.map(({ label }) => label)).toEqual(['ButtonLink', 'PlanPrice'])
  await editor.type(answer, before)
})

test('nothing is offered once a word is followed by a space, or a prop by its quote', async () => {
  const written = [
    ['auth ‸', ''],
    [`author: ${author} # ‸`, ''],
    ['', '<Callout tone="warning"‸'],
  ] as const
  for (const [fields, body] of written) {
    const position = await typed(fields, body)
    expect(await editor.ask('completion', file, position), fields + body).toBeNull()
  }
})

test.each([
  ['a field', 'tone: ni‸ght', '', 'Fondo del bloque'],
  ['an author', `author: ${marked}`, '', `content/team/${author}.mdx`],
  ['a component', '', '<Call‸out>\nHola\n</Callout>', '`tone` (opcional)'],
])('%s is explained in Spanish', async (_what, fields, body, expected) => {
  const position = await typed(fields, body)
  const { contents } = await editor.ask<{ contents: MarkupContent }>('hover', file, position)
  expect(contents.value).toContain(expected)
})

test.each([
  ['an author', `author: ${marked}`, '', `content/team/${author}.mdx`, '---'],
  ['a link', '', '[x](/servi‸cios/creacion-saas)', service, '---'],
  ['a place', '', `[x](${other}#lo-que-ya‸-cambio)`, `content${other}.mdx`, '## Lo que ya cambió'],
  ['a service', '', '<PlanPrice service="creacion‸-saas" plan="x" />', service, '---'],
])('%s leads to its file', async (_what, fields, body, target, line) => {
  const position = await typed(fields, body)
  const { uri, range } = await editor.ask<Location>('definition', file, position)
  expect(uri).toBe(editor.uriOf(target))
  expect((await editor.read(target)).split('\n')[range.start.line]).toBe(line)
})

test('an anchor leads to its heading, not to a line of code that looks like it', async () => {
  const position = await typed('', '```\n## Uno\n```\n\n## [Uno](/blog)\n\n[x](#un‸o)')
  const { range } = await editor.ask<Location>('definition', file, position)
  expect(position.line - range.start.line).toBe(2)
})

test('lists of entries and the choice of a template are completed too', async () => {
  const list = atMark(
    (await editor.read(service)).replace(`- ${question}`, `- ${question.slice(0, -1)}‸`),
  )
  await editor.type(service, list.text)
  const items = await editor.ask<CompletionItem[]>('completion', service, list.position)
  expect(items.map(({ label }) => label)).toContain(question)
  const page = 'content/pages/nueva.mdx'
  const choice = atMark('---\ntemplate: ‸\n---\n')
  await editor.type(page, choice.text)
  const templates = await editor.ask<CompletionItem[]>('completion', page, choice.position)
  expect(templates.map(({ label }) => label)).toEqual(expect.arrayContaining(['home', 'text']))
  await editor.leave(service)
  await editor.leave(page)
})

test('problems that a saved file causes in others are marked there', async () => {
  const member = `content/team/${author}.mdx`
  const text = await editor.read(member)
  await editor.type(file, await editor.read(file))
  expect(await editor.problems(file)).toEqual([])
  await editor.remove(member)
  const codes = () => editor.marked(file).map(({ code }) => code)
  await expect.poll(codes, patient).toEqual(['dangling-reference'])
  await editor.save(member, text)
  await expect.poll(codes, patient).toEqual([])
})

test.each([
  ['its address', '[x](/servicios/creacion‸-saas/#planes)', 'creacion-saas', 'creacion-saas'],
  ['an alias', '[x](/servicios/creacion-‸saas-ia)', '/servicios/creacion-saas-ia', 'creacion-saas'],
  ['the home page', '[x](/‸)', '/', 'inicio'],
])('what is renamed in a link is marked: %s', async (_, link, marked, placeholder) => {
  const position = await typed('', link)
  const written = link.replace('‸', '')
  const { line } = position
  const character = written.indexOf(marked, written.indexOf('('))
  expect(await editor.ask('prepareRename', file, position)).toEqual({
    range: { start: { line, character }, end: { line, character: character + marked.length } },
    placeholder,
  })
})

test('nothing is renamed while a file that may name it cannot be read', async () => {
  const position = await typed('title: "Hola\n', '[x](/servicios/creacion‸-saas)')
  const renamed = editor.ask('rename', file, position, { newName: 'crear-saas' })
  await expect(renamed).rejects.toThrow(`Los campos de ${file} no se pueden leer`)
})

test('an entry is renamed with its file, everything that names it, and its former address', async () => {
  const links =
    '[x](/servicios/creacion‸-saas#planes), [a]( </servicios/creacion-saas> "Título"), [b][c]\n\n[c]: /servicios/creacion-saas/'
  const position = await typed('', links)
  const ask = (newName: string) => editor.ask<WorkspaceEdit>('rename', file, position, { newName })
  await expect(ask('analisis-datos')).rejects.toThrow('Ya existe content/services/analisis-datos')
  const { documentChanges = [] } = await ask('crear-saas')
  expect(documentChanges.at(-1)).toEqual({
    kind: 'rename',
    oldUri: editor.uriOf(service),
    newUri: editor.uriOf('content/services/crear-saas.mdx'),
  })
  await editor.apply(documentChanges)
  expect(await editor.read(file)).toContain('[x](/servicios/crear-saas#planes), [a]( </servicios/')
  const build = openProjectContent(editor.root)
  const { problems, content } = await build.run()
  expect(problems).toEqual([])
  const renamed = content?.services.find(({ slug }) => slug === 'crear-saas')
  expect(renamed?.data.aliases).toContain('/servicios/creacion-saas')
})
