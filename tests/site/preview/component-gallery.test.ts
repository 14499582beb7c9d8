import { expect, test } from 'vitest'
import { readContent } from '../../../src/content/read-content.ts'
import { vocabularyRules } from '../../../src/mdx/vocabulary-rules.ts'
import { componentGallery } from '../../../src/site/preview/component-gallery.ts'

test('every component is shown with its example and its source', async () => {
  const { bodies } = await componentGallery(readContent(), '/')
  const [html = ''] = Object.values(bodies)
  for (const name of vocabularyRules.keys()) expect(html).toContain(`>${name}</h2>`)
  expect(html.match(/<pre/g)).toHaveLength(vocabularyRules.size)
})
