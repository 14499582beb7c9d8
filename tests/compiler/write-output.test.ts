import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { openStore } from '../../src/compiler/store.ts'
import { listBodies, writeIndices } from '../../src/compiler/write-output.ts'
import { hashOfBody } from '../../src/lib/digest.ts'
import { writeWhole } from '../../src/lib/write-whole.ts'
import { workspace } from '../support/workspace.ts'

const html = '<p>x</p>'
const hash = hashOfBody(html)

const files = (texts: Record<string, string>) => new Map(Object.entries(texts))

test('only what differs is written, and only our own bodies are removed', async () => {
  const { outDir } = await workspace()
  writeWhole(join(outDir, `bodies/${hash}.html`), html)
  expect(writeIndices(outDir, files({ 'a.json': '1' }), new Set([hash]))).toEqual(['a.json'])
  await writeFile(join(outDir, 'bodies/nota.txt'), 'de otra persona')
  const indices = files({ 'a.json': '1', 'b.json': '2' })
  expect(writeIndices(outDir, indices, new Set())).toEqual(['b.json', `bodies/${hash}.html`])
  expect(await readdir(join(outDir, 'bodies'))).toEqual(['nota.txt'])
  expect((await readdir(outDir)).sort()).toEqual(['a.json', 'b.json', 'bodies'])
  await writeFile(join(outDir, 'a.json'), '2')
  expect(writeIndices(outDir, indices, new Set())).toEqual(['a.json'])
  expect(await readFile(join(outDir, 'a.json'), 'utf8')).toBe('1')
})

test('a body counts as present only when its content matches its name', async () => {
  const { root, outDir } = await workspace()
  const bodies = join(outDir, 'bodies')
  const cache = openFileCache(openStore(join(root, '.cache/store')), 'v')
  expect(listBodies(bodies, cache)).toEqual(new Set())
  writeWhole(join(bodies, `${hash}.html`), html)
  writeWhole(join(bodies, '0123456789abcdef.html'), html)
  expect(listBodies(bodies, cache)).toEqual(new Set([hash]))
  await writeFile(join(bodies, `${hash}.html`), '<p>y</p>')
  expect(listBodies(bodies, cache)).toEqual(new Set())
})

test('no temporary file is left when writing fails', async () => {
  const { outDir } = await workspace()
  await mkdir(join(outDir, 'a.json'), { recursive: true })
  expect(() => writeIndices(outDir, files({ 'a.json': '1' }), new Set())).toThrow()
  expect(await readdir(outDir)).toEqual(['a.json'])
})
