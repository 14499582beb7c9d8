import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../support/run-command.ts'
import { workspace } from '../support/workspace.ts'

test.each([
  ['Cómo elegir: ¿pasarela «de pago»?', 'como-elegir-pasarela-de-pago', []],
  ['Con', 'con-1', []],
  ['a'.repeat(150), 'a'.repeat(100), ['title-length']],
])('a draft called "%s" passes every check that its title passes', async (title, name, codes) => {
  const site = await workspace()
  expect(await runCommand('new', site.root, title)).toMatchObject({ code: 0 })
  expect(readdirSync(join(site.root, 'content/blog'))).toContain(`${name}.mdx`)
  const found = await site.problems({ includeDrafts: true })
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['template-text', ...codes]))
})

test.each([
  ['Uno', {}, 1, 'Ya existe content/blog/uno.mdx.'],
  ['¿?', {}, 2, 'Escribe el título entre comillas: npm run new -- "Cómo'],
  ['faqs', {}, 2, 'npm run new -- faqs "Título"'],
  // There would be no author.
  ['Hola', { 'content/team': null }, 1, 'crea primero un archivo en content/team.'],
])('«%s» is refused with a hint', async (title, files, code, sentence) => {
  const { root } = await workspace(files)
  const stderr = expect.stringContaining(sentence)
  expect(await runCommand('new', root, title)).toMatchObject({ code, stderr })
})

test('the first word may name another collection', async () => {
  const { root } = await workspace()
  const stdout = expect.stringContaining('Listo: content/faqs/cuanto-tarda.mdx')
  expect(await runCommand('new', root, 'faqs', '¿Cuánto tarda?')).toMatchObject({ code: 0, stdout })
})
