import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { events } from '../../src/pages/home/home.data.server.ts'
import { article, mdx, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

test('errors in a draft do not affect the rest of the site', async () => {
  const site = await workspace({
    'content/blog/a.mdx': article({ draft: true, author: 'nadie' }, 'Cuesta <100.'),
    'content/services/b.mdx': mdx({ draft: true }),
  })
  const { content, problems } = await site.build()
  expect(content?.blog.map(({ slug }) => slug)).toEqual(['uno'])
  expect(problems.length).toBeGreaterThan(3)
  expect(problems.filter(({ severity, inDraft }) => severity === 'error' || !inDraft)).toEqual([])
  // In the preview a draft is a page like any other.
  const shown = await site.problems({ includeDrafts: true })
  expect(shown.filter(({ severity }) => severity === 'error').length).toBe(problems.length)
})

test('what would stop the publication of an article on its day is already an error', async () => {
  const site = await workspace({
    'content/team/ana.mdx': mdx(sampleFields('team', { draft: true }), 'Hola.'),
    'content/blog/a.mdx': article({ date: '2026-01-01', author: 'ana' }, '[Guía](/blog/b)'),
    'content/blog/b.mdx': article({ date: '2026-02-01' }),
  })
  const errors = async (day: string) =>
    (await site.problems({ buildDate: () => day })).flatMap(({ file, code, severity }) =>
      severity === 'error' ? `${file} ${code}` : [],
    )
  const found = ['content/blog/a.mdx unpublished', 'content/blog/a.mdx unpublished']
  expect(await errors('2025-12-01')).toEqual(found)
  expect(await errors('2026-01-01')).toEqual(found)
})

const event = (date: string) =>
  mdx(sampleFields('events', { title: 'Charla', status: 'upcoming', date }))

test('the next change is the first day on which an article appears or an event is over', async () => {
  const site = await workspace({
    'content/blog/a.mdx': article({ title: 'Luego', date: '2025-10-01' }),
    'content/blog/b.mdx': article({ title: 'Borrador', date: '2025-08-20', draft: true }),
    'content/events/a.mdx': event('2025-09-30'),
  })
  const { schedule, content } = await site.build()
  expect(content?.blog.map(({ slug }) => slug)).toEqual(['uno'])
  expect(schedule.next).toEqual({
    date: '2025-10-01',
    file: 'content/blog/a.mdx',
    title: 'Luego',
    what: 'appears',
  })
  expect(schedule.waiting.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
    'content/blog/a.mdx date',
    'content/blog/b.mdx draft',
  ])
  await site.write({ 'content/events/a.mdx': event('2025-08-14') })
  expect((await site.build()).schedule.next).toMatchObject({ date: '2025-08-15', what: 'is-over' })
  // On the day itself an article is there, and waits for nothing.
  const then = await site.build({ buildDate: () => '2025-10-01' })
  expect(then.content?.blog.map(({ slug }) => slug)).toEqual(['a', 'uno'])
  expect(then.schedule).toEqual({ waiting: [expect.objectContaining({ reason: 'draft' })] })
})

test('an event is upcoming on its day and past the day after, one without a date upcoming', async () => {
  const site = await workspace({
    'content/events/uno.mdx': event('2025-08-20'),
    'content/events/dos.mdx': mdx(sampleFields('events', { title: 'Feria', status: 'upcoming' })),
  })
  const on = async (day: string) => {
    const { changedFiles } = await site.build({ buildDate: () => day })
    const { upcoming, past } = events(readContent(site.outDir))
    return { changedFiles, upcoming: upcoming.map(({ title }) => title).sort(), past }
  }
  expect(await on('2025-08-20')).toMatchObject({ upcoming: ['Charla', 'Feria'], past: [] })
  // The build date alone changes the index.
  expect(await on('2025-08-21')).toEqual({
    changedFiles: ['events.json'],
    upcoming: ['Feria'],
    past: ['Charla'],
  })
})
