import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionKey } from '../../src/compiler/version-key.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const shaping = [
  'src/compiler/markdown/run-mdx.ts',
  'src/compiler/text/nearest.ts',
  'src/content/schemas/fields.ts',
  'src/mdx/callout/Callout.tsx',
  'src/lib/format-price.ts',
  'package-lock.json',
]
const others = [
  'src/components/Dialog.tsx',
  'src/app/Footer.tsx',
  'src/theme/root-css.ts',
  'src/site/feeds/rss.ts',
  'src/pages/routes.ts',
  'src/content/generated/blog.json',
]

/** The keys of a small project before and after a change of one of its files. */
function keysAround(changed: string) {
  const root = temporaryFolder(
    Object.fromEntries([...shaping, ...others].map((path) => [path, 'antes'])),
  )
  const before = versionKey(root)
  writeFileSync(join(root, changed), 'después')
  return { before, after: versionKey(root) }
}

test.each(shaping)('%s shapes what is made of a text', (path) => {
  const { before, after } = keysAround(path)
  expect(after).not.toBe(before)
})

test.each(others)('%s does not: no text is compiled again', (path) => {
  const { before, after } = keysAround(path)
  expect(after).toBe(before)
})
