import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Printed } from '../../src/compiler/report/printed.ts'
import { runCommand } from '../support/run-command.ts'
import { workspace } from '../support/workspace.ts'

const inShort = ({ severity, code }: Printed) => `${severity} ${code}`

for (const [title, name] of [
  ['Cómo elegir: ¿pasarela «de pago»?', 'como-elegir-pasarela-de-pago'],
  ['Con', 'con-1'],
  ['a'.repeat(150), 'a'.repeat(100)],
] as const)
  test(`a draft called "${title.slice(0, 40)}" passes every check`, async () => {
    const site = await workspace()
    expect(await runCommand('new', site.root, title)).toMatchObject({ code: 0 })
    expect(readdirSync(join(site.root, 'content/blog'))).toContain(`${name}.mdx`)
    const found = new Set((await site.problems({ includeDrafts: true })).map(inShort))
    expect(found).toEqual(new Set(['warning template-text']))
  })

test('a second article of the same name is refused', async () => {
  const { root } = await workspace()
  expect(await runCommand('new', root, 'Uno')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Ya existe content/blog/uno.mdx.'),
  })
})

test('a title without letters is asked for again', async () => {
  const { root } = await workspace()
  expect(await runCommand('new', root, '¿?')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Escribe el título entre comillas: npm run new -- "Cómo'),
  })
})

test('without anybody who could sign it, the article waits', async () => {
  const { root } = await workspace({ 'content/team': null })
  expect(await runCommand('new', root, 'Hola')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('crea primero un archivo en content/team.'),
  })
})

test('the first word may name another collection', async () => {
  const { root } = await workspace()
  expect(await runCommand('new', root, 'faqs', '¿Cuánto tarda?')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Listo: content/faqs/cuanto-tarda.mdx'),
  })
  expect(await runCommand('new', root, 'faqs')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run new -- faqs "Título"'),
  })
})
