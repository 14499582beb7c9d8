import { describe, expect, test } from 'vitest'
import { badBreaksOf } from '../support/bad-breaks.ts'
import { targetsUnderChat } from '../support/chat-column.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { askedBeforePaint, bytesOf, drawnLate } from '../support/first-visit.ts'
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts'
import { openAlive, siteUrl } from '../support/open-page.ts'
import { answerFrames, everyUrl, oneOfEachKind, urlsOf } from '../support/routes.ts'
import { smallTargetsOf } from '../support/small-targets.ts'

/** What the not-found page is meant to say: its status and its own log. */
const meant = (url: string, trouble: string) => url === '/404' && trouble.includes('404')

/** Below these the chat's button gives way: tests/browser/chat-place.test.ts. */
const yielding = ['Enviar la pregunta', 'Paso siguiente']

/** Most script that a first visit asks for, in bytes. The aims are 105 and 115 kB: see docs/speed.md. */
const mostScript = new Map([
  ...urlsOf('article').map((url) => [url, 117_000] as const),
  ['/', 127_000],
])

const widths = [320, 390, 720, 768, 1024, 1180, 1440, 1920]
/** Where lines are looked at one by one. */
const readAt = [390, 1024, 1440]

/** Opens a page as a first visit, touches nothing, and looks at how it has come. */
async function visit(url: string, width: number) {
  const asked: string[] = []
  const page = await openAlive(url, {
    width,
    before: async (page) => {
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
      await answerFrames(page)
      await watchShifts(page)
    },
  })
  await page.waitForFunction(() => 'fonts' in document.documentElement.dataset)
  await page.evaluate(() => document.fonts.ready)
  expect.soft(page.troubles.filter((trouble) => !meant(url, trouble))).toEqual([])
  const elsewhere = asked.filter(
    (request) => !request.startsWith(`GET ${siteUrl()}/`) && !request.includes('.example/'),
  )
  expect.soft(elsewhere).toEqual([])
  expect.soft(await page.context().cookies()).toEqual([])
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01)
  return page
}

test('there are pages of every kind to visit', () => {
  expect(oneOfEachKind.size).toBeGreaterThan(15)
  expect(mostScript.size).toBeGreaterThan(3)
})

describe('on a phone: no message, no foreign request, no shift; light, every control 44 px, nothing under the chat, no scroll sideways and no bad line break at any width, axe finds nothing', () => {
  test.each(everyUrl)('%s', async (url) => {
    const page = await visit(url, 390)
    expect.soft(await askedBeforePaint(page)).toEqual([])
    expect.soft(await drawnLate(page)).toEqual([])
    const most = mostScript.get(url)
    if (most) await page.waitForLoadState('networkidle')
    const bytes = await bytesOf(page)
    expect.soft(bytes).toMatchObject({ scriptBeforeLoad: 0, fontsBeforeLoad: 0, ownBody: 0 })
    expect.soft(bytes.fonts).toBeGreaterThan(0)
    expect.soft(bytes.fonts).toBeLessThanOrEqual(64_000)
    expect.soft(bytes.scriptAfterIdle).toBeGreaterThan(0)
    expect.soft(bytes.scriptAfterIdle).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY)

    const covered = await targetsUnderChat(page)
    expect.soft(covered.filter((name) => !yielding.includes(name))).toEqual([])
    expect.soft(await smallTargetsOf(page)).toEqual([])

    const contents: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      contents.push(await page.evaluate(() => document.documentElement.scrollWidth))
      if (readAt.includes(width)) expect.soft(await badBreaksOf(page), `${width} px`).toEqual([])
    }
    expect.soft(contents).toEqual(widths)

    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await findAxeViolations(page), 'phone').toEqual([])
    if (!oneOfEachKind.has(url)) return
    await page.setViewportSize({ width: 1440, height: 900 })
    expect.soft(await findAxeViolations(page, 'light'), 'desk').toEqual([])
  })
})

test.each([...oneOfEachKind])(
  'on a desk %s comes with no message, no foreign request, no shift',
  async (url) => {
    await visit(url, 1440)
  },
)
