import { expect, test } from 'vitest'
import { collections } from '../../src/content/collections.ts'
import { readEnvironment } from '../../src/content/environment.ts'
import { readContent } from '../../src/content/read-content.ts'
import { aliasRedirects, hostRules } from '../../src/site/host-rules.ts'
import { article, mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { type Workspace, workspace } from '../support/workspace.ts'

const lock = 'content/urls.lock'
const text = '## Precios\n\nCien.\n\n## Plazos\n\nUn día.'
const builds = { recordsUrls: true }
const linesOf = (site: Workspace) => site.read(lock).split('\n').slice(2, -1)

async function published() {
  const site = await workspace({ 'content/blog/guia.mdx': article({}, text) }, builds)
  await site.build()
  return site
}

const found = async (site: Workspace, options = {}) =>
  (await site.problems(options)).filter(({ code }) => /^url|^anchor-gone/.test(code))

test('a build lists what is public, sorted, to which a preview with drafts and a second build add nothing', async () => {
  const site = await published()
  const lines = linesOf(site)
  expect(lines).toEqual([...lines].sort())
  expect(lines).toEqual(
    expect.arrayContaining(['/', '/blog/guia', '/blog/guia#plazos', '/blog/guia#precios']),
  )
  expect(lines).not.toContain('/404')
  const before = site.read(lock)
  await site.write({ 'content/blog/borrador.mdx': article({ draft: true }) })
  await site.build({ includeDrafts: true })
  await site.build()
  expect(site.read(lock)).toBe(before)
})

test('an address that vanished without a successor is an error at its line, until it is withdrawn', async () => {
  const site = await published()
  await site.write({ 'content/blog/guia.mdx': null })
  const number = site.read(lock).split('\n').indexOf('/blog/guia') + 1
  expect(await found(site)).toEqual([
    expect.objectContaining({ code: 'url-gone', severity: 'error', file: lock, line: number }),
  ])
  const withdrawn = site.read(lock).replace('/blog/guia\n', '/blog/guia retirada: se acabó\n')
  await site.write({ [lock]: withdrawn })
  expect(await found(site)).toEqual([])
  await site.build()
  expect(site.read(lock)).toBe(withdrawn)
  // A merge that keeps the lines of both sides may also keep the one that the other had changed.
  await site.write({ [lock]: `${withdrawn}/blog/guia\n`, 'content/blog/b.mdx': article({}, text) })
  await site.build()
  expect(await found(site)).toEqual([])
})

test('a published article that becomes a draft is an error; a later date only a warning', async () => {
  const site = await published()
  await site.write({ 'content/blog/guia.mdx': article({ draft: true }, text) })
  expect(await found(site)).toMatchObject([{ code: 'url-hidden', severity: 'error' }])
  expect(await found(site, { includeDrafts: true })).toEqual([])
  await site.write({ 'content/blog/guia.mdx': article({ date: '2031-01-01' }, text) })
  expect(await found(site)).toMatchObject([{ code: 'url-postponed', severity: 'warning' }])
})

test('the list may be larger than the limit of other texts, because it grows with the site', async () => {
  const site = await published()
  const many = Array.from({ length: 30_000 }, (_, at) => `/viejo/pagina-${at} retirada: de prueba`)
  await site.write({ [lock]: `${site.read(lock)}${many.join('\n')}\n` })
  expect(site.read(lock).length).toBeGreaterThan(1024 * 1024)
  expect(await site.problems()).toEqual([])
})

test('aliases redirect in every collection that has a URL, as do feeds and later pages of a category and the Markdown of an article', async () => {
  const withUrl = Object.entries(collections).flatMap(([name, rule]) =>
    'urlPrefix' in rule ? [{ name, rule, to: `${rule.urlPrefix}nuevo` }] : [],
  )
  const files = withUrl.map(({ name, rule }) => {
    const fields = name === 'pages' ? pageFields('text') : sampleFields(name)
    const data = { ...fields, title: 'Nuevo', aliases: [`/antes-${name}`] }
    return [`content/${name}/nuevo.mdx`, mdx(data, rule.body === 'forbidden' ? '' : 'Hola.')]
  })
  for (let at = 0; at <= 12; at += 1)
    files.push([`content/blog/a-${at}.mdx`, article({ title: `${at}`, category: 'nuevo' })])
  const site = await workspace(Object.fromEntries(files))
  await site.build()
  const content = readContent(site.outDir)
  expect(aliasRedirects(content)).toEqual(
    expect.arrayContaining(withUrl.map(({ name, to }) => ({ from: `/antes-${name}`, to }))),
  )
  const environment = readEnvironment('https://lumbre.example/repo', {})
  const { redirects } = hostRules(content, environment, '')
  for (const part of ['rss.xml', 'atom.xml', 'feed.json', 'pagina/2'])
    expect(redirects).toContainEqual({
      from: `/repo/antes-categories/${part}`,
      to: `/repo/blog/categoria/nuevo/${part}`,
    })
  expect(redirects).toContainEqual({ from: '/repo/antes-blog.md', to: '/repo/blog/nuevo.md' })
  expect(redirects.filter(({ to }) => to.endsWith('.md'))).toHaveLength(1)
})
