import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { events } from '../../src/pages/home/home.data.server.ts'
import { article, mdx, pageFields, sampleFields } from '../support/sample-site.ts'
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

test.each([
  ['fields that cannot be read', { 'content/blog/a.mdx': '---\ndraft: true\ntitle: [\n---\n' }],
  [
    'a page that the site needs',
    { 'content/pages/precios.mdx': mdx({ ...pageFields('prices'), draft: true }) },
  ],
  [
    'an article of the future',
    { 'content/blog/a.mdx': article({ date: '2026-01-01', tono: 'x' }) },
  ],
  ['a name that only looks like true', { 'content/blog/a.mdx': article({ draft: 'sí' }) }],
])('%s: an error, draft or not', async (_, files) => {
  const found = await (await workspace(files)).problems()
  expect(found.map(({ severity }) => severity)).toContain('error')
})

test('a draft that collides with a published entry is the one reported', async () => {
  const site = await workspace({
    'content/blog/a.mdx': article({ draft: true, aliases: ['/viejo'] }),
    'content/blog/b.mdx': article({ aliases: ['/viejo'] }),
  })
  expect((await site.problems()).map(({ file, severity }) => `${file} ${severity}`)).toEqual([
    'content/blog/a.mdx warning',
  ])
})

test('the next change is the first day on which an article appears or an event is over', async () => {
  const event = (date: string) =>
    mdx(sampleFields('events', { title: 'Charla', status: 'upcoming', date }))
  const site = await workspace({
    'content/blog/a.mdx': article({ title: 'Luego', date: '2025-10-01' }),
    'content/blog/b.mdx': article({ title: 'Borrador', date: '2025-08-20', draft: true }),
    'content/events/a.mdx': event('2025-09-30'),
  })
  const { schedule } = await site.build()
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
  const then = await site.build({ buildDate: '2025-10-01' })
  expect(then.schedule).toEqual({ waiting: [expect.objectContaining({ reason: 'draft' })] })
})

test('an invalid date delays nothing', async () => {
  const site = await workspace({
    'content/blog/a.mdx': article({ date: 'mañana' }),
    'content/blog/b.mdx': article({ date: '31/12/2025' }),
  })
  expect((await site.open().run()).schedule).toEqual({ waiting: [] })
})

const dated = (date?: string) =>
  mdx(sampleFields('events', { title: 'Taller', status: 'upcoming', date }))

const open = (date?: string) =>
  workspace({ 'content/events/uno.mdx': null, 'content/events/taller.mdx': dated(date) })

for (const [when, buildDate, place] of [
  ['on its day', '2025-08-20', 'upcoming'],
  ['the day after', '2025-08-21', 'past'],
] as const)
  test(`an event of 20 August is ${place} ${when}`, async () => {
    const site = await open('2025-08-20')
    await site.build({ buildDate })
    const { upcoming, past } = events(readContent(site.outDir))
    expect({ upcoming: upcoming.map(({ title }) => title), past }).toEqual({
      upcoming: [],
      past: [],
      [place]: ['Taller'],
    })
  })

test('an event without a date stays upcoming as long as its file says so', async () => {
  const site = await open()
  await site.build({ buildDate: '2099-01-01' })
  expect(events(readContent(site.outDir)).upcoming).toMatchObject([{ title: 'Taller' }])
})

test('the build date alone changes the index of events', async () => {
  const site = await open('2025-08-20')
  await site.build({ buildDate: '2025-08-20' })
  const { changedFiles } = await site.build({ buildDate: '2025-08-21' })
  expect(changedFiles).toEqual(['events.json'])
})
