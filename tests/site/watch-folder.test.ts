import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder } from '../../src/site/preview/watch-folder.ts'
import { workspace } from '../support/workspace.ts'

/** Watches content/ of a site; each change has to be noticed, with the folder as it was left. */
async function watched() {
  const { root } = await workspace()
  const onChange = vi.fn()
  onTestFinished(watchFolder(join(root, 'content'), onChange))
  const at = (path: string) => join(root, path)
  const notices = async (change: () => Promise<unknown>) => {
    // What an earlier change still has to say must not count for this one.
    await new Promise((done) => setTimeout(done, 50))
    onChange.mockClear()
    await change()
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 5_000)
  }
  return { at, notices, onChange }
}

test('a file that is written, renamed or removed is noticed, in folders of folders too', async () => {
  const { at, notices } = await watched()
  await notices(() => writeFile(at('content/blog/uno.mdx'), 'otro texto'))
  await notices(() => rename(at('content/blog/uno.mdx'), at('content/blog/dos.mdx')))
  await notices(() => rm(at('content/blog/dos.mdx')))
  await notices(() => mkdir(at('content/images/nueva')))
  await notices(() => writeFile(at('content/images/nueva/foto.svg'), '<svg/>'))
})

test('a folder that goes and comes back is watched again, content/ itself included', async () => {
  const { at, notices } = await watched()
  for (const folder of ['content/blog', 'content']) {
    await notices(() => rename(at(folder), at('aparte')))
    await notices(() => rename(at('aparte'), at(folder)))
    await notices(() => writeFile(at('content/blog/uno.mdx'), folder))
  }
})

test('what happens beside the folder is not reported', async () => {
  const { at, notices, onChange } = await watched()
  const many = 50
  for (let index = 0; index < many; index += 1) await writeFile(at(`al-lado-${index}.txt`), 'hola')
  await notices(() => writeFile(at('content/blog/uno.mdx'), 'hola'))
  expect(onChange.mock.calls.length).toBeLessThan(many)
})
