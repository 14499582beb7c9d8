import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf, openCache } from '../../src/build/content/cache.ts'
import { workspace } from '../support/workspace.ts'

async function records(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
}

async function folderOf() {
  const { root } = await workspace()
  return join(root, 'cache')
}

test('a value is made once, and again for another version', async () => {
  const folder = await folderOf()
  let made = 0
  const make = async () => ++made
  await openCache(folder, 'v1').remember(['a'], make)
  expect(await openCache(folder, 'v1').remember(['a'], make)).toBe(1)
  expect(await openCache(folder, 'v2').remember(['a'], make)).toBe(2)
  expect(await openCache(folder, 'v1').remember(['a', ''], make)).toBe(3)
})

test.each([
  ['cut off', (text: string) => text.slice(0, -1)],
  ['altered', (text: string) => text.replace('valor', 'veneno')],
  ['emptied', () => ''],
  ['replaced', () => '{"value":"veneno"}'],
])('a record that was %s is made anew', async (_, spoil) => {
  const folder = await folderOf()
  const remember = () => openCache(folder, 'v').remember(['a'], async () => 'valor')
  await remember()
  const [path = ''] = await records(folder)
  await writeFile(path, spoil(await readFile(path, 'utf8')))
  expect(await remember()).toBe('valor')
  expect(await readFile(path, 'utf8')).toContain('valor')
})

test('records that the last run did not use go once there are too many', async () => {
  const folder = await folderOf()
  const first = openCache(folder, 'v', 3)
  for (const name of ['a', 'b', 'c', 'd']) await first.remember([name], async () => name)
  await first.prune()
  expect(await records(folder)).toHaveLength(4)
  const second = openCache(folder, 'v', 2)
  await second.remember(['a'], async () => 'a')
  await second.prune()
  expect(await records(folder)).toHaveLength(1)
})

test('a folder that cannot be written costs nothing but time', async () => {
  const { root } = await workspace({ cache: 'un archivo' })
  const cache = openCache(join(root, 'cache'), 'v')
  expect(await cache.remember(['a'], async () => 1)).toBe(1)
  await cache.prune()
})

test('the same letters in other parts have another hash', () => {
  expect(hashOf(['ab', 'c'])).not.toBe(hashOf(['a', 'bc']))
})
