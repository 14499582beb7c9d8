import { readdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { compileBody } from '../../src/compiler/markdown/compile-body.ts'
import { readContent } from '../../src/content/read-content.ts'
import { article, mdx, question, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('a sound site becomes typed indices that can be read back', async () => {
  const site = await workspace({
    'content/blog/hola.mdx': article({ title: 'Hola', aliases: ['/viejo/'] }, 'Hola *tú*.'),
  })
  const { content, problems } = await site.build()
  expect(problems).toEqual([])
  const { readBody, ...written } = readContent(site.outDir)
  expect(written).toMatchObject(JSON.parse(JSON.stringify(content)))
  const hola = content?.blog.find((entry) => entry.slug === 'hola')
  expect(hola).toMatchObject({ file: 'content/blog/hola.mdx', url: '/blog/hola' })
  expect(hola?.data.aliases).toEqual(['/viejo'])
  expect(readBody(hola?.body?.hash ?? '')).toContain('Hola')
})

test('an error anywhere leaves the old indices whole', async () => {
  const site = await workspace()
  await site.build()
  const before = site.read('generated/faqs.json')
  await site.write({
    'content/faqs/dos.mdx': question(),
    'content/team/uno.mdx': mdx(sampleFields('team', { name: ' ' }), 'Hola.'),
  })
  await expect(site.build()).rejects.toThrow('content/team/uno.mdx')
  expect(site.read('generated/faqs.json')).toBe(before)
})

test('an internal error is reported as such, its stack is printed once, and nothing is written', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const site = await workspace()
  const fault = new TypeError('x is not a function')
  const compile = async () => {
    throw fault
  }
  const found = await site.problems({ compile })
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]).toMatchObject({ code: 'internal-error', line: 1, column: 1 })
  expect(found[0]?.message).toContain('error nuestro')
  expect(printed.mock.calls).toEqual([[fault.stack]])
  expect(await readdir(site.root)).not.toContain('generated')
  // Nor does it end an editor's server.
  const typed = await site.open({ compile }).checkText('content/blog/hola.mdx', article())
  expect(typed.map(({ code }) => code)).toEqual(['internal-error'])
})

test('two builds at the same time do not disturb each other', async () => {
  const site = await workspace()
  const [one, two] = await Promise.all([site.build(), site.build()])
  expect(one.content).toEqual(two.content)
  expect((await site.build()).changedFiles).toEqual([])
})

test('compiled bodies are cached when something else has an error', async () => {
  const site = await workspace({ 'content/team/uno.mdx': mdx(sampleFields('team', { name: ' ' })) })
  const compile = vi.fn(compileBody)
  await site.problems({ compile })
  compile.mockClear()
  await site.write({ 'content/team/uno.mdx': mdx(sampleFields('team'), 'Hola.') })
  await site.build({ compile })
  expect(compile.mock.calls.map(([, { file }]) => file)).toEqual(['content/team/uno.mdx'])
})
