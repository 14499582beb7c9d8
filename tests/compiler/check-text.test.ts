import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const file = 'content/blog/hola.mdx'

test('the text in an editor is checked by itself and against the other files, and nothing is written', async () => {
  const site = await workspace({ [file]: article() })
  const build = site.open()
  await build.run()
  const written = site.read(file)
  const draft = article({ author: 'ana' }, '**abierto\n\n[x](/nada) <Caja />')
  const codes = (await build.checkText(file, draft)).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['dangling-reference', 'unknown-component']))
  expect((await build.checkText(file, article({}, '[x](/nada)'))).map(({ code }) => code)).toEqual([
    'link-missing-page',
  ])
  expect(await build.checkText(file, written)).toEqual([])
  expect(site.read(file)).toBe(written)
  expect((await build.run()).problems).toEqual([])
})

test('a file that has not been saved yet is checked like the others', async () => {
  const site = await workspace()
  const build = site.open()
  const problems = await build.checkText('content/blog/nuevo.mdx', article({ titulo: 'x' }))
  expect(problems.map(({ code }) => code)).toEqual(['unknown-field'])
  expect(existsSync(`${site.root}/content/blog/nuevo.mdx`)).toBe(false)
})
