import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import {
  bytesOf,
  drawnLate,
  noteFirstVisit,
  restyled,
  shiftsOf,
  textTops,
} from '../support/first-visit.ts'
import { fontsShown, holdBack, openAlive, siteUrl } from '../support/open-page.ts'
import {
  badBreaksOf,
  besideScrollbar,
  cutWords,
  fadingGrounds,
  orderedByChance,
  sizesOf,
  smallTargetsOf,
  widenedByLongWords,
} from '../support/page-faults.ts'
import { atWidths, boxOf, overflow } from '../support/page-state.ts'
import { answerFrames, everyLook, oneOfEachKind, urlsOf } from '../support/routes.ts'

/** What the not-found page is meant to say, its status and its own log, and frames of this test's own script. */
const meant = (url: string, trouble: string) =>
  (url === '/404' && trouble.includes('404')) || /^Blocked script .* sandboxed/.test(trouble)

/** Most script that a first visit asks for, in bytes. The aims are 105 and 115 kB: see docs/speed.md. */
const mostScript = new Map([
  ...urlsOf('article').map((url) => [url, 117_000] as const),
  ['/', 127_000],
])

const widths = [320, 390, 719, 720, 768, 1024, 1180, 1440, 1920]
/** Where lines are looked at one by one; those of the home page are at every width. */
const readAt = [390, 1024, 1440]
/** Where the order of styles is looked at: a small and a large window, which have rules of their own. */
const styledAt = [719, 1440]

/** In the browser: the texts of tiles that reach over their images. */
const textsOnImages = (tiles: Element[]) =>
  tiles.flatMap((tile) => {
    const image = tile.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
    const range = document.createRange()
    range.selectNodeContents(tile.querySelector('p') ?? tile)
    const isOver = (line: DOMRect) => line.right > image.left && line.bottom > image.top
    return [...range.getClientRects()].some(isOver) ? [range.toString()] : []
  })

/** Opens a page as a first visit, touches nothing, and looks at how it has come. */
async function visit(url: string, width: number) {
  const fonts = holdBack('**/*.woff2')
  const before = [answerFrames, noteFirstVisit, fonts.before]
  const page = await openAlive(url, { width, before })
  const first = await textTops(page)
  fonts.release()
  await fontsShown(page)
  await page.evaluate(() => document.fonts.ready)
  expect.soft(page.troubles.filter((trouble) => !meant(url, trouble))).toEqual([])
  const elsewhere = page.asked.filter(
    (request) => !request.startsWith(`GET ${siteUrl()}/`) && !request.includes('.example/'),
  )
  expect.soft(elsewhere).toEqual([])
  expect.soft(await page.context().cookies()).toEqual([])
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect.soft(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01)
  const after = await textTops(page)
  const moved = first.filter(({ top }, place) => Math.abs((after[place]?.top ?? 0) - top) > 4)
  expect.soft(moved).toEqual([])
  return page
}

describe('a first visit: no message, no foreign request, no shift; light, every control 44 px on a phone, an element more does not restyle the page; at no width a scroll sideways, a bad line break, a cut word or a heading that shrinks as the window grows; no word of 120 letters widens it; axe finds nothing by night, or by day on a desk; with text at 200 % headings are larger, nothing is cut, and the header is one row; no ground fades', () => {
  // Every other page is first seen on a desk.
  const visits = [...everyLook].map((url, place) => [url, place % 2 ? 1440 : 390] as const)
  test.each(visits)('%s at %i px', async (url, firstWidth) => {
    const page = await visit(url, firstWidth)
    expect.soft(await drawnLate(page)).toEqual([])
    const most = mostScript.get(url)
    if (most) await page.waitForLoadState('networkidle')
    const bytes = await bytesOf(page)
    expect.soft(bytes).toMatchObject({ scriptBeforeLoad: 0, fontsBeforeLoad: 0, ownBody: 0 })
    expect.soft(bytes.fonts).toBeGreaterThan(0)
    expect.soft(bytes.fonts).toBeLessThanOrEqual(64_000)
    expect.soft(bytes.scriptAfterIdle).toBeGreaterThan(0)
    expect.soft(bytes.scriptAfterIdle).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY)

    // One rule that asks what the whole page has makes every change restyle what any `:has()` matches.
    expect.soft(await restyled(page)).toBeLessThan(4)

    let before: number[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflow(page), `${width} px`).toBe(0)
      const sizes = await sizesOf(page, 'h1, h2, h1 + p')
      const shrunk = sizes.filter((size, place) => size + 0.1 < (before[place] ?? 0))
      expect.soft(shrunk, `${width} px`).toEqual([])
      before = sizes
      if (url === '/' || readAt.includes(width))
        expect.soft(await badBreaksOf(page), `${width} px`).toEqual([])
      if (styledAt.includes(width))
        expect.soft(await orderedByChance(page), `${width} px`).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 844 })
    await page.evaluate(besideScrollbar)
    const cut = await page.evaluate(cutWords, 'main :is(h1, h2, h3, .badges li)')
    expect.soft(cut, 'beside a scrollbar').toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('width'))
    expect.soft(await widenedByLongWords(page)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await smallTargetsOf(page)).toEqual([])
    expect.soft(await findAxeViolations(page, 'dark'), 'phone').toEqual([])
    if (oneOfEachKind.has(url)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      expect.soft(await findAxeViolations(page, 'light'), 'desk').toEqual([])
    }
    await lookAtLargeText(page)
    expect.soft(await fadingGrounds(page)).toEqual([])
  })
})

/** Looks at the page with text at 200 %, WCAG 1.4.4, which it keeps until it is left. */
async function lookAtLargeText(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const usual = await sizesOf(page, 'h1, h2, h3')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await devTools.detach()
  await atWidths(page, [1280, 390])
  const sizes = await sizesOf(page, 'h1, h2, h3')
  const isGrown = (size: number, place: number) =>
    size > (usual[place] ?? size) && size <= 2 * (usual[place] ?? 0)
  expect
    .soft(
      sizes.filter((size, place) => !isGrown(size, place)),
      'sizes at 200 %',
    )
    .toEqual([])
  const texts = 'main :is(h1, h2, h3, blockquote, dt, th, strong, .badges li, figure b)'
  expect.soft(await page.evaluate(cutWords, texts), 'at 200 %').toEqual([])
  expect.soft(await page.locator('.mosaic li').evaluateAll(textsOnImages)).toEqual([])
  const header = page.locator('header[data-screen] > div')
  if (await header.count()) expect.soft((await boxOf(header)).height).toBe(64)
}
