import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ContentBuild } from '../../src/compiler/build-content.ts'
import { compileBody } from '../../src/compiler/markdown/compile-body.ts'
import { openStore } from '../../src/compiler/store.ts'
import { article, mdx, question, sampleFields, svg } from '../support/sample-site.ts'
import { type Files, type Workspace, workspace } from '../support/workspace.ts'

const price = '<PlanPrice service="uno" plan="uno" />'

/**
 * A site whose content build stays in memory, with a list of what it has compiled since last asked.
 */
async function preview(files: Files = {}) {
  const site = await workspace(files)
  const compile = vi.fn(compileBody)
  const open = () => site.open({ compile, includeDrafts: true })
  const kept = open()
  await kept.run()
  const take = () => {
    const files = compile.mock.calls.map(([, { file }]) => file)
    compile.mockClear()
    return files
  }
  take()
  return { site, open, kept, take }
}

/** A run of such a build, whose result must be that of a build without memory. */
async function runLikeFresh(kept: ContentBuild, site: Workspace) {
  const run = await kept.run()
  const store = openStore(join(site.root, 'nada'))
  const fresh = site.open({ store, outDir: 'otra-salida', includeDrafts: true })
  expect(run).toEqual(await fresh.run())
  return run
}

const slugs = ({ content }: Awaited<ReturnType<ContentBuild['run']>>) =>
  content?.blog.map(({ slug }) => slug)

test('when nothing changed the content is the same object', async () => {
  const { site, kept, take } = await preview()
  const { content } = await kept.run()
  expect((await kept.run()).content).toBe(content)
  await site.write({ 'content/faqs/uno.mdx': question({}, 'Otra cosa.') })
  const after = await kept.run()
  expect(after.content).not.toBe(content)
  expect(after.content?.blog).toBe(content?.blog)
  expect(take()).toEqual(['content/faqs/uno.mdx'])
})

test('a build that stays open over midnight goes by the new day', async () => {
  let day = '2025-08-14'
  const site = await workspace({ 'content/blog/dos.mdx': article({ date: '2025-08-15' }) })
  const kept = site.open({ buildDate: () => day })
  expect(slugs(await kept.run())).toEqual(['uno'])
  day = '2025-08-15'
  const text = article({ date: '2025-08-15', updated: '2025-08-15' })
  expect(await kept.checkText('content/blog/dos.mdx', text)).toEqual([])
  expect(slugs(await kept.run())).toEqual(['dos', 'uno'])
})

test('articles and images can be added, articles removed and renamed', async () => {
  const { site, kept, take } = await preview()
  await site.write({ 'content/blog/nuevo.mdx': article(), 'content/images/nueva.svg': svg })
  const run = await runLikeFresh(kept, site)
  expect(slugs(run)).toEqual(['nuevo', 'uno'])
  expect(run.content?.images['/images/nueva.svg']).toEqual({ width: 40, height: 30 })
  await site.write({ 'content/blog/nuevo.mdx': null, 'content/blog/otro-nombre.mdx': article() })
  expect(slugs(await runLikeFresh(kept, site))).toEqual(['otro-nombre', 'uno'])
  await site.write({ 'content/blog/otro-nombre.mdx': null })
  expect(slugs(await runLikeFresh(kept, site))).toEqual(['uno'])
  expect(take()).toEqual(['content/blog/nuevo.mdx', 'content/blog/otro-nombre.mdx'])
})

test('a link to a removed article is reported, although its own file is unchanged', async () => {
  const { site, kept } = await preview({
    'content/blog/dos.mdx': article({}, 'Sigue en [otra](/blog/tres).'),
    'content/blog/tres.mdx': article(),
  })
  await site.write({ 'content/blog/tres.mdx': null })
  const { problems } = await runLikeFresh(kept, site)
  expect(problems).toMatchObject([{ code: 'link-missing-page', file: 'content/blog/dos.mdx' }])
  await site.write({ 'content/blog/tres.mdx': article() })
  expect((await runLikeFresh(kept, site)).problems).toEqual([])
})

test('changes saved while another file has an error count once that is repaired', async () => {
  const { site, kept, take } = await preview()
  await site.write({ 'content/blog/uno.mdx': article({ titulo: 'Hola' }) })
  expect(await runLikeFresh(kept, site)).not.toHaveProperty('content')
  await site.write({ 'content/faqs/uno.mdx': question({}, 'Mientras tanto.') })
  expect((await runLikeFresh(kept, site)).problems).toHaveLength(1)
  await site.write({ 'content/blog/uno.mdx': article({ title: 'Hola' }) })
  const { content } = await runLikeFresh(kept, site)
  expect(content?.blog[0]?.data.title).toBe('Hola')
  expect(take()).toContain('content/faqs/uno.mdx')
})

test('a body is rendered again when a price that it shows changes in another file', async () => {
  const { site, kept, take } = await preview({ 'content/blog/precio.mdx': article({}, price) })
  const service = JSON.stringify(sampleFields('services')).replaceAll('"minimum":1', '"minimum":2')
  await site.write({ 'content/services/uno.mdx': mdx(JSON.parse(service) as object) })
  await runLikeFresh(kept, site)
  expect(take()).toEqual(['content/blog/precio.mdx'])
})

test('a build without drafts leaves their bodies to a preview that is open', async () => {
  const { site, kept } = await preview({
    'content/blog/borrador.mdx': article({ draft: true }, 'Aún no.'),
  })
  kept.save()
  const published = site.open()
  await published.run()
  published.save()
  const draft = kept.loaded().entries.find(({ slug }) => slug === 'borrador')
  expect(await readdir(join(site.outDir, 'bodies'))).toContain(`${draft?.body?.hash}.html`)
})

test('the next process uses what was saved, and saving removes old bodies', async () => {
  const { site, open, kept, take } = await preview({
    'content/blog/uno.mdx': article({}, 'Un texto.'),
  })
  expect(kept.save()).toContain('blog.json')
  expect(kept.save()).toEqual([])
  await site.write({ 'content/blog/uno.mdx': article({}, 'Otro texto.') })
  const before = await readdir(join(site.outDir, 'bodies'))
  await kept.run()
  expect(kept.save()).toHaveLength(3)
  const after = await readdir(join(site.outDir, 'bodies'))
  expect(after).toHaveLength(before.length)
  take()
  const next = open()
  await next.run()
  expect(take()).toEqual([])
  expect(next.save()).toEqual([])
})
