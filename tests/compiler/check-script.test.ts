import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { article, question } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const project = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs `build:content` in a throwaway site. */
async function buildContent(root: string, ...args: string[]) {
  const tsx = join(project, 'node_modules/tsx/dist/esm/index.mjs')
  const script = join(project, 'scripts/build-content.ts')
  const env = { ...process.env, BUILD_DATE: '2025-08-14', SITE_URL: undefined, NO_COLOR: undefined }
  return run(process.execPath, ['--import', tsx, script, ...args], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    (error) => error as { code: number; stdout: string; stderr: string },
  )
}

test('sound content ends well, also as JSON', async () => {
  const { root } = await workspace()
  const { stdout, stderr } = await buildContent(root, '--format=json')
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([])
})

test('the number of files that changed is said in words', async () => {
  const { root, write } = await workspace()
  const first = await buildContent(root)
  expect(first.stdout).toMatch(/^Contenido al día: cambiaron \d+ archivos\.$/m)
  expect((await buildContent(root)).stdout).toContain('Contenido al día: nada cambió.')
  await write({ 'content/faqs/uno.mdx': question({ question: '¿Y esto?' }, 'Hola, mundo.') })
  expect((await buildContent(root)).stdout).toContain('Contenido al día: cambió 1 archivo.')
})

test('an error ends with status 1, its frame and no stack trace', async () => {
  const { root } = await workspace({ 'content/blog/a.mdx': article({ titulo: 'Hola' }) })
  const result = await buildContent(root)
  expect(result).toMatchObject({ code: 1, stderr: '' })
  expect(result.stdout).toContain('¿Quisiste decir `title`?')
  expect(result.stdout).toContain('1 error en 1 archivo')
  expect(result.stdout).not.toMatch(/^\s+at /m)
  expect(result.stdout).not.toContain('\u001b')
})

test('a check writes no indices', async () => {
  const { root } = await workspace()
  expect((await buildContent(root, '--check')).stdout).toBe('Sin errores\n')
  expect(existsSync(join(root, 'src/content/generated/blog.json'))).toBe(false)
})

test('a check explains a code', async () => {
  const { root } = await workspace()
  const { stdout } = await buildContent(root, '--check', '--explain', 'yaml-tab')
  expect(stdout).toContain('la sangría se hace con espacios')
  const unknown = await buildContent(root, '--check', '--explain', 'yaml-tabs')
  expect(unknown).toMatchObject({ code: 2, stdout: expect.stringContaining('"yaml-tab"') })
})

test('GitHub gets one annotation per problem', async () => {
  const { root } = await workspace({ 'content/blog/a.mdx': article({ titulo: 'Hola' }) })
  const { stdout } = await buildContent(root, '--format=github')
  expect(stdout).toMatch(/^::error file=content\/blog\/a\.mdx,line=10,col=1,[^\n]*\n$/)
})
