import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extraUrls } from '../../scripts/lib/run-content-build.ts'
import { openContent } from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

test('the content of this repository has no errors and no unknown words', async () => {
  const { problems } = await openContent({
    root,
    outDir: temporaryFolder(),
    buildDate: '2099-12-31',
    includeDrafts: true,
    spelling: 'whole',
    extraUrls: extraUrls(root),
  }).run()
  const found = problems.filter(
    ({ severity, code }) => severity === 'error' || code === 'unknown-word',
  )
  expect(formatProblems(found, { root })).toBe('Sin errores')
})
