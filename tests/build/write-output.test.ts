import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeOutput } from '../../src/build/content/write-output.ts'
import { workspace } from '../support/workspace.ts'

const hash = '0123456789abcdef'

test('only what differs is written, and only bodies of ours are removed', async () => {
  const { outDir } = await workspace()
  await writeOutput(
    outDir,
    new Map([
      ['a.json', '1'],
      [`bodies/${hash}.html`, 'x'],
    ]),
  )
  await writeFile(join(outDir, 'bodies/nota.txt'), 'de otra persona')
  const changed = await writeOutput(
    outDir,
    new Map([
      ['a.json', '1'],
      ['b.json', '2'],
    ]),
  )
  expect(changed).toEqual(['b.json', `bodies/${hash}.html`])
  expect(await readdir(join(outDir, 'bodies'))).toEqual(['nota.txt'])
  expect((await readdir(outDir)).sort()).toEqual(['a.json', 'b.json', 'bodies'])
})

test('no temporary file is left when writing fails', async () => {
  const { outDir } = await workspace()
  await mkdir(join(outDir, 'a.json'), { recursive: true })
  await expect(writeOutput(outDir, new Map([['a.json', '1']]))).rejects.toThrow()
  expect(await readdir(outDir)).toEqual(['a.json'])
})
