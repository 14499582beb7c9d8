import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionKey } from '../../src/compiler/version-key.ts'
import { workspace } from '../support/workspace.ts'

/** A copy of the sources that can be changed. */
async function copyOfSources() {
  const { root } = await workspace()
  const project = join(import.meta.dirname, '../..')
  for (const path of ['src', 'package-lock.json'])
    await cp(join(project, path), join(root, path), { recursive: true })
  return { root, before: versionKey(root) }
}

async function edit(root: string, path: string, change = (text: string) => `${text}\n// más\n`) {
  const file = join(root, path)
  await writeFile(file, change(await readFile(file, 'utf8')))
}

test.each([
  'src/compiler/markdown/run-mdx.ts',
  'src/compiler/text/nearest.ts',
  'src/content/schemas/fields.ts',
  'src/mdx/callout/Callout.tsx',
  'src/lib/format-price.ts',
])('%s shapes what is made of a text', async (path) => {
  const { root, before } = await copyOfSources()
  await edit(root, path)
  expect(versionKey(root)).not.toBe(before)
})

test('another version of a package that reads texts is another key', async () => {
  const { root, before } = await copyOfSources()
  await edit(root, 'package-lock.json', (text) =>
    text.replace(/("node_modules\/zod": \{\s*"version": ")/, '$19'),
  )
  expect(versionKey(root)).not.toBe(before)
})

test.each([
  'src/components/Dialog.tsx',
  'src/app/Footer.tsx',
  'src/theme/root-css.ts',
  'src/site/feeds/rss.ts',
  'src/pages/routes.ts',
])('%s does not: no text is compiled again', async (path) => {
  const { root, before } = await copyOfSources()
  await edit(root, path)
  expect(versionKey(root)).toBe(before)
})
