import { existsSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compileBody } from '../../src/compiler/markdown/compile-body.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const file = 'content/blog/hola.mdx'

test('a file that has not been saved yet is checked like the others', async () => {
  const site = await workspace()
  const build = site.open()
  const problems = await build.checkText('content/blog/nuevo.mdx', article({ titulo: 'x' }))
  expect(problems.map(({ code }) => code)).toEqual(['unknown-field'])
  expect(existsSync(`${site.root}/content/blog/nuevo.mdx`)).toBe(false)
})

test('an internal error is a problem of the text, and its stack is printed', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => printed.mockRestore())
  const site = await workspace()
  const fault = new TypeError('x of the editor is not a function')
  const build = site.open({
    compile: (source, options) => {
      if (source.includes('Tropiezo')) throw fault
      return compileBody(source, options)
    },
  })
  const problems = await build.checkText(file, article({}, 'Tropiezo.'))
  expect(problems.map(({ code }) => code)).toEqual(['internal-error'])
  expect(printed.mock.calls).toEqual([[fault.stack]])
})
