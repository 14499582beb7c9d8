import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, openPage } from '../support/open-page.ts'
import { atWidths, boxesOf, boxOf } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

const open = (path: string, width: number, height = 900) =>
  openPage(path, { width, height, reducedMotion: true })

/** The longest stretch of the left half of each section in which nothing is to be seen, in px. */
const holesOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const seen = [...main.querySelectorAll('svg, img, input, textarea, select, button')].map(
      (element) => element.getBoundingClientRect(),
    )
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (texts.currentNode.textContent?.trim()) seen.push(...range.getClientRects())
    }
    return [...main.querySelectorAll('section, :scope > header')].map((section) => {
      const { top, bottom } = section.getBoundingClientRect()
      const inLeft = seen
        .filter(({ width, height }) => width > 2 && height > 2)
        .filter((box) => box.left < innerWidth * 0.4 && box.bottom > top && box.top < bottom)
        .sort((a, b) => a.top - b.top)
      let [at, hole] = [top, 0]
      for (const box of inLeft) {
        hole = Math.max(hole, box.top - at)
        at = Math.max(at, box.bottom)
      }
      return Math.round(Math.max(hole, bottom - at))
    })
  })

for (const path of ['/recursos-ia', '/por-que-elegirnos', '/quienes-somos'])
  test(`no section of ${path} leaves its left column empty`, async () => {
    // The whole page is on the screen at once.
    const holes = await holesOf(await open(path, 1440, 9_000))
    expect(holes.length).toBeGreaterThan(1)
    expect(Math.max(...holes)).toBeLessThan(260)
  })

test("a service's only plan fills the row that several would share", async () => {
  const page = await open('/servicios/integracion-chatbots', 1440)
  const [plan = 0, line = 0] = await page.locator('#planes h3').evaluate((name) => {
    const row = name.closest('#planes > div')
    const range = document.createRange()
    range.setStartBefore(name)
    range.setEndAfter(row?.querySelector('li:last-of-type') ?? name)
    return [range, row].map((one) => one?.getBoundingClientRect().width)
  })
  expect(plan).toBeGreaterThan(line * 0.8)
})

test('no service tile is too narrow at 768 or 1024 px; on a phone the home page is about 16,000 px long; at 1920 px its text has grown, and comes as near to the edge as a fifth of the screen', async () => {
  const page = await open('/', 768)
  const services = content.services.map(({ url }) => `a[href="${onSite(url)}"]`).join()
  const tiles = page
    .locator('main ul', { has: page.locator(services) })
    .first()
    .locator('> *')
  expect(await tiles.count()).toBe(content.services.length)
  await atWidths(page, [768, 1024], async () =>
    (await boxesOf(tiles)).filter(({ width, height }) => width / height >= 2.5),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('html[data-fonts="all"]').waitFor()
  // Parts that the browser has skipped so far have the height that is guessed.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // More members, coupons or events than these make it longer.
  const most =
    ':is(.team > :nth-child(n + 5), .coupons > :nth-child(n + 4), .events > :nth-child(n + 2))'
  await page.locator(most).evaluateAll((all) => all.map((one) => one.remove()))
  await expect.poll(height).toBeLessThan(16_500)
  await page.setViewportSize({ width: 1920, height: 900 })
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThan(19)
  const { x, width } = await boxOf(page.locator('section:has(h1)'))
  expect([x, width]).toEqual([0, 1920])
  expect((await boxOf(page.locator('main h1'))).x).toBeLessThanOrEqual(200)
})

test("on a desktop the posts are a grid of three columns; on a phone they are swiped, and a hint says 'Desliza →'", async () => {
  const page = await openPage('/blog', { width: 1440 })
  const list = page.locator('.cards')
  const cards = async () => (await boxesOf(list.locator('> li'))).map(({ x }) => Math.round(x))
  const hint = page.getByText('Desliza →')
  expect(new Set(await cards()).size).toBe(Math.min(3, content.blog.length))
  expect(await list.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  expect(await hint.isVisible()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await hint.isVisible()).toBe(true)
  const snap = await list.evaluate((box) => getComputedStyle(box).scrollSnapType)
  expect(snap).toBe('x mandatory')
  const before = await cards()
  await list.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  expect(before[0]).toBe(20)
  expect(before.at(-1)).toBeGreaterThan(390)
  expect((await cards()).at(-1)).toBeLessThan(390)
})
