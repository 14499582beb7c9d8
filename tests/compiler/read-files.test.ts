import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../src/compiler/read/list-files.ts'
import { decodeText, readSource } from '../../src/compiler/read/read-source.ts'
import { workspace } from '../support/workspace.ts'

const faultsOf = (root: string) =>
  listFiles(root)
    .problems.map(({ file, code }) => `${file} ${code}`)
    .sort()

test('a missing content folder is reported', async () => {
  const { root } = await workspace()
  expect(faultsOf(join(root, 'content'))).toEqual([expect.stringContaining('content-missing')])
})

test('symbolic links that leave content/, loop or lead to folders are reported, and not followed', async () => {
  const { root } = await workspace({ 'secreto.mdx': '---\n' })
  for (const [file, target] of Object.entries({
    'blog/a.mdx': 'a.mdx',
    'blog/fuera.mdx': join(root, 'secreto.mdx'),
    'blog/sin-fin.mdx': '/dev/zero',
    'images/etc': '/etc',
  }))
    await symlink(target, join(root, 'content', file))
  expect(faultsOf(root)).toEqual([
    'content/blog/a.mdx not-a-file',
    'content/blog/fuera.mdx not-a-file',
    'content/blog/sin-fin.mdx not-a-file',
    'content/images/etc not-a-file',
  ])
  const { entries } = listFiles(root)
  expect(entries.filter(({ collection }) => collection === 'blog')).toHaveLength(1)
})

test('a symbolic link to another file of content/ counts as that file', async () => {
  const { root } = await workspace()
  await symlink('uno.mdx', join(root, 'content/blog/dos.mdx'))
  const { problems, entries } = listFiles(root)
  expect(problems).toEqual([])
  expect(entries.map(({ file }) => file)).toContain('content/blog/dos.mdx')
})

test('a code point beyond the last is found where it stands', () => {
  const bytes = Buffer.concat([Buffer.from('🔥'), Buffer.of(0xf4, 0x90, 0x80, 0x80)])
  expect(decodeText(bytes)).toMatchObject({
    code: 'encoding',
    data: { isBinary: false },
    range: { start: { line: 1, column: 3 } },
  })
})

test('a file that has disappeared is a problem', async () => {
  expect(readSource('/nada/de/nada.mdx')).toMatchObject({ problem: { code: 'file-unreadable' } })
})
