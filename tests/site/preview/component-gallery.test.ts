import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extraUrls } from '../../../scripts/lib/run-content-build.ts'
import { openContent } from '../../../src/compiler/build-content.ts'
import { openStore } from '../../../src/compiler/store.ts'
import { vocabularyRules } from '../../../src/mdx/vocabulary-rules.ts'
import { componentGallery } from '../../../src/site/preview/component-gallery.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('every component is shown with its example and its source', async () => {
  const folder = temporaryFolder()
  const { content } = await openContent({
    root: '.',
    outDir: folder,
    store: openStore(join(folder, 'store')),
    buildDate: '2025-08-14',
    extraUrls: extraUrls('.'),
    showsDespiteErrors: true,
  }).run()
  if (!content) throw new Error('The settings are not in order')
  const { bodies } = await componentGallery({ ...content, readBody: () => '' }, '/')
  const [html = ''] = Object.values(bodies)
  for (const name of vocabularyRules.keys()) expect(html).toContain(`>${name}</h2>`)
  expect(html.match(/<pre/g)).toHaveLength(vocabularyRules.size)
})
