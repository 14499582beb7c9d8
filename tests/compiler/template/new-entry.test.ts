import { expect, test } from 'vitest'
import { askForEntry } from '../../../src/compiler/template/ask-for-entry.ts'
import { newEntry } from '../../../src/compiler/template/new-entry.ts'
import { type CollectionName, collections } from '../../../src/content/collections.ts'
import { runCommand } from '../../support/run-command.ts'
import { article } from '../../support/sample-site.ts'
import { workspace } from '../../support/workspace.ts'

const names = Object.keys(collections) as CollectionName[]

/**
 * Problems that a new entry cannot avoid: one process step too many, and an entry that no page
 * names.
 */
const expected = ['step-count', 'shown-nowhere']

test('a new entry of each collection passes every check, and says what to write', async () => {
  const site = await workspace()
  const entries = names.map((name) => newEntry(site.root, name, 'Algo nuevo', '2025-08-14'))
  await site.write(Object.fromEntries(entries.map(({ file, text }) => [file, text])))
  const found = await site.problems({ includeDrafts: true })
  const others = found.filter(({ code }) => !expected.includes(code))
  expect(new Set(others.map(({ severity, code }) => `${severity} ${code}`))).toEqual(
    new Set(['warning template-text']),
  )
  expect(new Set(others.map(({ file }) => file))).toEqual(
    new Set(
      // The only text of a partner is its name.
      entries.filter(({ text }) => text.includes('(Por escribir)')).map(({ file }) => file),
    ),
  )
  const written = entries.map(({ file, text }) => [
    file,
    text.replaceAll('(Por escribir)', 'Escrito').replace('draft: true\n', ''),
  ])
  await site.write(Object.fromEntries(written))
  const left = (await site.problems()).filter(({ code }) => !expected.includes(code))
  expect(left).toEqual([])
})

test('a draft passes every check that its title passes, and is named by its first hundred letters', async () => {
  const site = await workspace()
  const make = (title: string) => newEntry(site.root, 'blog', title, '2025-08-14')
  const plain = make('Cómo elegir: ¿pasarela «de pago»?')
  const long = make('a'.repeat(150))
  expect(plain.file).toBe('content/blog/como-elegir-pasarela-de-pago.mdx')
  expect(long.file).toBe(`content/blog/${'a'.repeat(100)}.mdx`)
  await site.write({ [plain.file]: plain.text, [long.file]: long.text })
  const found = await site.problems({ includeDrafts: true })
  const codes = new Set(found.map(({ file, code }) => `${file} ${code}`))
  expect(codes).toEqual(
    new Set([
      `${plain.file} template-text`,
      `${long.file} template-text`,
      `${long.file} text-length`,
    ]),
  )
})

test('without a title, or without an author to name, nothing is made', async () => {
  const asked = (...words: string[]) => askForEntry(words, false)
  await expect(asked('¿?')).rejects.toThrow(
    'Escribe el título entre comillas: npm run new -- "Cómo',
  )
  await expect(asked('faqs')).rejects.toThrow('npm run new -- faqs "Título"')
  await expect(asked('faq', '¿Cuánto tarda?')).rejects.toThrow(
    'No hay una carpeta "faq". ¿Quisiste',
  )
  const { root } = await workspace({ 'content/team': null })
  expect(() => newEntry(root, 'blog', 'Hola', '2025-08-14')).toThrow(
    'crea primero un archivo en content/team.',
  )
})

test('the command writes the file of the named collection, and never over another', async () => {
  const { root, read } = await workspace()
  const run = () => runCommand('new', root, 'faqs', '¿Cuánto tarda?')
  const file = 'content/faqs/cuanto-tarda.mdx'
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringContaining(`Listo: ${file}`) })
  expect(read(file)).toContain('question: ¿Cuánto tarda?')
  const stderr = expect.stringContaining(`Ya existe ${file}.`)
  expect(await run()).toMatchObject({ code: 1, stderr })
})

test('a new entry comes after the others', async () => {
  const { root } = await workspace({ 'content/values/uno.mdx': '---\norder: 7\n---\n' })
  expect(newEntry(root, 'values', 'Algo nuevo', '2025-08-14').text).toContain('order: 8\n')
})

test('text left over from a template is an error in a published entry', async () => {
  const { file, text } = newEntry((await workspace()).root, 'blog', 'Hola', '2025-08-14')
  const site = await workspace({
    [file]: text.replace('draft: true\n', ''),
    'content/blog/uno.mdx': article({ description: '(Por escribir) Algo.' }),
  })
  expect(text).toContain('author: uno # (Por escribir)')
  const problems = await site.problems()
  const told = problems.map(({ file, severity, code, hint }) => [file, severity, code, hint])
  expect(told).toEqual([
    [file, 'error', 'template-text', expect.stringContaining('… y 6 más como este.')],
    ['content/blog/uno.mdx', 'error', 'template-text', expect.not.stringContaining('más como')],
  ])
})
