import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { extraUrls } from '../../scripts/lib/run-content-build.ts'
import { openContent } from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'

const root = join(import.meta.dirname, '../..')

test('the content of this repository has no errors', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'lumbre-real-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  const { problems } = await openContent({
    root,
    outDir,
    buildDate: '2099-12-31',
    basePath: '/',
    includeDrafts: true,
    extraUrls: extraUrls(root),
  }).run()
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(formatProblems(errors, { root })).toBe('Sin errores')
})
