import { expect, test } from 'vitest'
import { collections } from '../../src/content/collections.ts'
import { readContent } from '../../src/content/read-content.ts'
import { aliasesOf, hostRules } from '../../src/site/host-rules.ts'
import { article, mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('aliases work in every collection that has a URL', async () => {
  const withUrl = Object.entries(collections).filter(([, rule]) => 'urlPrefix' in rule)
  const files = withUrl.map(([name]) => {
    const aliases = { aliases: [`/antes-${name}`] }
    if (name === 'blog') return [`content/blog/nuevo.mdx`, article(aliases)]
    if (name === 'pages')
      return [`content/pages/nuevo.mdx`, mdx({ ...pageFields('text'), ...aliases }, 'Hola.')]
    return [`content/${name}/nuevo.mdx`, mdx(sampleFields(name, aliases))]
  })
  const site = await workspace(Object.fromEntries(files))
  await site.build()
  expect(aliasesOf(readContent(site.outDir))).toEqual(
    expect.arrayContaining(
      withUrl.map(([name, rule]) => ({
        from: `/antes-${name}`,
        to: `${'urlPrefix' in rule ? rule.urlPrefix : ''}nuevo`,
      })),
    ),
  )
})

test('readers of the feeds of a category follow it to its new address', async () => {
  const aliases = { aliases: ['/blog/categoria/vieja'] }
  const site = await workspace({
    'content/categories/nueva.mdx': mdx(sampleFields('categories', aliases)),
  })
  await site.build()
  const environment = { basePath: '/repo/', origin: 'https://lumbre.example' }
  const { redirects } = hostRules(readContent(site.outDir), environment, '')
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json'])
    expect(redirects).toContainEqual({
      from: `/repo/blog/categoria/vieja/${feed}`,
      to: `/repo/blog/categoria/nueva/${feed}`,
    })
})
