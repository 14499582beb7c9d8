import { writeFileSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { openStore } from '../../src/compiler/store.ts'
import { versionKey } from '../../src/compiler/version-key.ts'
import { hashOf } from '../../src/lib/hash.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { workspace } from '../support/workspace.ts'

/** A cache that holds one file, and a function to open it again. */
async function noted() {
  const { root } = await workspace({ 'uno.mdx': 'texto' })
  const absolute = join(root, 'uno.mdx')
  const path = join(root, '.cache/store/files')
  const open = (version = 'v1') => openFileCache(openStore(join(root, '.cache/store')), version)
  const cache = open()
  expect(cache.recall('uno.mdx', absolute)).toBeUndefined()
  cache.note('uno.mdx', hashOf(await readFile(absolute)), 'valor')
  cache.save()
  return { path, absolute, open, recall: () => open().recall('uno.mdx', absolute) }
}

/** Sets the times of a file back, so that they are trusted. */
const settle = (file: string) => utimes(file, new Date('2025-01-01'), new Date('2025-01-01'))

test('a cached value is found for the same version of the code and file that can be read, and no other', async () => {
  const { absolute, open, recall } = await noted()
  expect(recall()).toBe('valor')
  expect(open('v2').recall('uno.mdx', absolute)).toBeUndefined()
  expect(open().recall('dos.mdx', absolute)).toBeUndefined()
  expect(open().recall('uno.mdx', '/nada/de/nada')).toBeUndefined()
})

test('a touched file with the same content is still cached; one with other content is not', async () => {
  const { absolute, recall } = await noted()
  await settle(absolute)
  expect(recall()).toBe('valor')
  await writeFile(absolute, 'texti')
  expect(recall()).toBeUndefined()
  // Same length and same modification time: the inode tells them apart.
  await settle(absolute)
  expect(recall()).toBeUndefined()
})

test.each([
  ['cut off', (text: string) => text.slice(0, -1)],
  ['altered', (text: string) => text.replace('valor', 'veneno')],
])('a cache that was %s counts as absent', async (_, spoil) => {
  const { path, recall } = await noted()
  await writeFile(path, spoil(await readFile(path, 'utf8')))
  expect(recall()).toBeUndefined()
})

test('files that a run did not ask for are forgotten', async () => {
  const { path, absolute, open } = await noted()
  const cache = open()
  cache.recall('dos.mdx', absolute)
  cache.note('dos.mdx', 'otra', 'otro valor')
  cache.save()
  expect(await readFile(path, 'utf8')).not.toContain('uno.mdx')
})

test('bodies are recompiled when what shapes them changes, and nothing else', () => {
  const shaping = [
    'src/compiler/markdown/run-mdx.ts',
    'src/content/schemas/fields.ts',
    'src/mdx/callout/Callout.tsx',
    'package-lock.json',
  ]
  const others = ['src/components/Dialog.tsx', 'src/content/generated/blog.json']
  const files = [...shaping, ...others]
  const root = temporaryFolder(Object.fromEntries(files.map((file) => [file, 'antes'])))
  const recompiling = files.filter((file) => {
    const before = versionKey(root)
    writeFileSync(join(root, file), 'después')
    return versionKey(root) !== before
  })
  expect(recompiling).toEqual(shaping)
})
