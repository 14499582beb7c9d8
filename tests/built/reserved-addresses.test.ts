import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlFiles } from '../support/built-pages.ts'
import { article } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('no former address meets a file or a folder of the site that is no page', async () => {
  const pages = new Set(htmlFiles.map(({ file }) => file))
  const isOfPages = (name: string) => [...pages].some((page) => page.startsWith(`${name}/`))
  const names = readdirSync('dist').filter((name) => !pages.has(name) && !isOfPages(name))
  const aliases = names.flatMap((name) => [`/${name}`, `/${name}/x`])
  expect(aliases.length).toBeGreaterThan(20)
  const site = await workspace({ 'content/blog/a.mdx': article({ aliases }) })
  const told = (await site.problems()).filter(({ file }) => file === 'content/blog/a.mdx')
  expect(told.map(({ code }) => code)).toEqual(
    aliases.map(() => expect.stringMatching(/^(?:alias-form|reserved-url)$/)),
  )
})
