import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { versionKey } from '../../src/compiler/version-key.ts'
import { programKey } from '../../src/site/program.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const shaping = ['src/app/App.tsx', 'src/content/generated/site.json', 'package-lock.json']
const others = ['src/content/generated/blog.json', 'src/review/review.ts']
const sources = () =>
  temporaryFolder(
    Object.fromEntries(
      [...shaping, ...others, 'vite.config.ts', 'tsconfig.json'].map((file) => [file, 'antes']),
    ),
  )

test.each([
  ...shaping.map((path) => ({ path, rebuilds: true })),
  ...others.map((path) => ({ path, rebuilds: false })),
])('a change of $path rebuilds the program: $rebuilds', ({ path, rebuilds }) => {
  const root = sources()
  const before = programKey(root)
  writeFileSync(join(root, path), 'después')
  expect(programKey(root) !== before).toBe(rebuilds)
})

test('the program is rebuilt for another address, and by another Node, which recompiles bodies too', () => {
  const root = sources()
  const before = programKey(root)
  vi.stubEnv('SITE_URL', 'https://otra.example')
  const elsewhere = programKey(root)
  expect(elsewhere).not.toBe(before)
  const compiled = versionKey(root)
  vi.spyOn(process, 'version', 'get').mockReturnValue('v99.0.0')
  expect(programKey(root)).not.toBe(elsewhere)
  expect(versionKey(root)).not.toBe(compiled)
})
