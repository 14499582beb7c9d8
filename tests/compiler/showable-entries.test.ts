import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { article, mdx, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const preview = { includeDrafts: true, showsDespiteErrors: true }

test('a price other than the promised one is shown', async () => {
  const site = await workspace({
    'content/promesas.yaml':
      'promises:\n  - { in: faqs/uno, field: question, is: Antes, why: Lista }\nfigures: []\n',
  })
  const { problems, content } = await site.open(preview).run()
  expect(problems).toMatchObject([{ code: 'promise-broken' }])
  expect(content?.faqs).toHaveLength(1)
})

test('an entry that was never valid is not shown, nor are entries that refer to it', async () => {
  const site = await workspace({
    'content/team/nueva.mdx': mdx({ nada: 1 }, 'Hola.'),
    'content/blog/nuevo.mdx': article({ author: 'nueva' }),
    'content/blog/uno.mdx': article({ author: 'uno' }),
  })
  const { content } = await site.open(preview).run()
  expect(content?.team.map(({ slug }) => slug)).toEqual(['uno'])
  expect(content?.blog.map(({ slug }) => slug)).toEqual(['uno'])
})

test('an entry that is still referred to stays, although its file is gone', async () => {
  const site = await workspace({
    'content/team/dos.mdx': mdx(sampleFields('team', { name: 'Dos' }), 'Hola.'),
    'content/blog/uno.mdx': article({ author: 'dos' }),
  })
  const content = site.open(preview)
  await content.run()
  await site.write({ 'content/team/dos.mdx': null })
  const { problems, content: shown } = await content.run()
  expect(problems[0]?.code).toBe('dangling-reference')
  expect(shown?.team.map(({ slug }) => slug)).toContain('dos')
})

test('an article with an error is shown as it was, by the next process too, and all others are updated', async () => {
  const site = await workspace({
    'content/blog/uno.mdx': article({ title: 'Antes' }, 'Texto de uno.'),
    'content/blog/dos.mdx': article({ title: 'Dos' }),
    'content/blog/tres.mdx': article({ title: 'Tres' }),
  })
  await site.build()
  await site.write({
    // One cannot be read, the other one can.
    'content/blog/uno.mdx': article({ title: 'Después' }).replace('\n---\n', '\n'),
    'content/blog/tres.mdx': article({ title: 'Tres, sin destino' }, '[Ahí](/no-existe).'),
    'content/blog/dos.mdx': article({ title: 'Dos, corregido' }),
  })
  const later = site.open(preview)
  const { content: shown, urls } = await later.run()
  later.save()
  expect(shown?.blog.map(({ data }) => data.title)).toEqual(['Dos, corregido', 'Tres', 'Antes'])
  expect(urls.get('content/blog/uno.mdx')).toBe('/blog/uno')
  for (const { body } of shown?.blog ?? [])
    expect(readdirSync(`${site.outDir}/bodies`)).toContain(`${body?.hash}.html`)
  const mended = { uno: article({ title: 'Después' }), tres: article() }
  for (const [slug, text] of Object.entries(mended))
    await site.write({ [`content/blog/${slug}.mdx`]: text })
  const { content } = await site.build()
  expect(content?.blog.map(({ data }) => data.title)).toContain('Después')
})

test('while the settings cannot be read, the last ones apply', async () => {
  const site = await workspace()
  const content = site.open(preview)
  const name = (await content.run()).content?.site.name
  await site.write({ 'content/site.yaml': 'name: [' })
  expect((await content.run()).content?.site.name).toBe(name)
})
