import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { extraUrls } from '../../scripts/lib/run-content-build.ts'
import { openContent } from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'

const root = join(import.meta.dirname, '../..')

test('the content of this repository has no errors, and no word that no dictionary knows', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'lumbre-real-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  const { problems } = await openContent({
    root,
    outDir,
    buildDate: '2099-12-31',
    basePath: '/',
    includeDrafts: true,
    spelling: 'whole',
    extraUrls: extraUrls(root),
  }).run()
  const found = problems.filter(
    ({ severity, code }) => severity === 'error' || code === 'unknown-word',
  )
  expect(formatProblems(found, { root })).toBe('Sin errores')
})
