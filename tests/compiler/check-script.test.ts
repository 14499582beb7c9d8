import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { gitIn } from '../support/git.ts'
import { runCommand } from '../support/run-command.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

beforeEach(() => void vi.stubEnv('BUILD_DATE', '2025-08-14'))

const check = runCommand.bind(undefined, 'check')

test('an error exits with status 1, and prints a source frame but no stack trace', async () => {
  const { root } = await workspace({ 'content/blog/a.mdx': article({ titulo: 'Hola' }) })
  const result = await check(root)
  expect(result).toMatchObject({ code: 1, stderr: '' })
  expect(result.stdout).toContain('¿Quisiste decir `title`?')
  expect(result.stdout).toContain('1 error en 1 archivo')
  expect(result.stdout).not.toMatch(/^\s+at /m)
  expect(result.stdout).not.toContain('\u001b')
  const unknown = await check(root, '--explain', 'yaml-tabs')
  expect(unknown).toMatchObject({ code: 2, stdout: expect.stringContaining('"yaml-tab"') })
})

test('unpublished entries are listed with the reason, and the next change', async () => {
  const { root } = await workspace({
    'content/blog/a.mdx': article({ title: 'Borrador', draft: true, titulo: 'x' }),
    'content/blog/b.mdx': article({ title: 'Pronto', date: '2025-11-29' }),
  })
  const { code, stdout } = await check(root)
  expect(code).toBe(0)
  expect(stdout).toContain('advertencia (borrador) [unknown-field]')
  expect(stdout.split('\n\n').at(-1)).toBe(`Sin publicar: 2 archivos
  «Borrador»: borrador (content/blog/a.mdx)
  «Pronto»: se publica el 29 nov 2025 (content/blog/b.mdx)
Próximo cambio: 29 nov 2025, «Pronto»
`)
})

test('only files that differ from a ref are reported, and the errors of others counted', async () => {
  const bad = article({ titulo: 'Hola' })
  const { root, write } = await workspace({ 'content/blog/viejo.mdx': bad })
  const git = gitIn(root)
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message=x')
  await write({ 'content/blog/uno.mdx': bad })
  const { code, stdout, stderr } = await check(root, '--changed', 'HEAD', '--format=json')
  const { problems } = JSON.parse(stdout) as { problems: { file: string }[] }
  expect(problems.map(({ file }) => file)).toEqual(['content/blog/uno.mdx'])
  expect(stderr).toContain('Hay además 1 error ')
  expect(code).toBe(1)
})

test('--fix repairs before the check', async () => {
  const file = 'content/blog/a.mdx'
  const { root } = await workspace({ [file]: article({}, 'Cuesta <100.') })
  expect(await check(root, '--fix')).toMatchObject({
    code: 0,
    stdout: 'Sin errores\n',
    stderr: `Arreglado: 1 problema en 1 archivo\n  ${file}:12:8 [stray-less-than]\n`,
  })
  // A check writes no indices.
  expect(existsSync(join(root, 'src/content/generated/blog.json'))).toBe(false)
})
