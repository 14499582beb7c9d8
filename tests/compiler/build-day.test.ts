import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { events } from '../../src/pages/home/home.data.server.ts'
import { mdx, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

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

test('an event without a date waits as long as its file says so', async () => {
  const site = await open()
  await site.build({ buildDate: '2099-01-01' })
  expect(events(readContent(site.outDir)).upcoming).toMatchObject([{ title: 'Taller' }])
})

test('the day alone changes the index of events', async () => {
  const site = await open('2025-08-20')
  await site.build({ buildDate: '2025-08-20' })
  const { changedFiles } = await site.build({ buildDate: '2025-08-21' })
  expect(changedFiles).toEqual(['events.json'])
})
