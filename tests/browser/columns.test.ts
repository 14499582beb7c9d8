import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, openPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'

/** Height of the screen that shows a whole page at once. */
const tall = 9_000

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

test.each(['/recursos-ia', '/por-que-elegirnos', '/quienes-somos'])(
  'no section of %s leaves its left column empty',
  async (path) => {
    const holes = await holesOf(await open(path, 1440, tall))
    expect(holes.length).toBeGreaterThan(1)
    expect(Math.max(...holes)).toBeLessThan(260)
  },
)

test('the one plan of a service fills the line that others share', async () => {
  const page = await open('/servicios/integracion-chatbots', 1440)
  const [plan, line] = await page.locator('#planes h3').evaluate((name) => {
    const inner = name.closest('#planes > div')
    const boxes = [name, ...(inner?.querySelectorAll('li') ?? [])].map((one) =>
      one.getBoundingClientRect(),
    )
    const [left, right] = [
      Math.min(...boxes.map(({ left }) => left)),
      Math.max(...boxes.map(({ right }) => right)),
    ]
    return [right - left, inner?.getBoundingClientRect().width ?? 0]
  })
  expect(plan).toBeGreaterThan((line ?? 0) * 0.8)
})

test('no tile of the services is a strip at 768 or 1024 px', async () => {
  const page = await open('/', 768)
  const services = content.services.map(({ url }) => `main a[href="${onSite(url)}"]`).join()
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const shapes = await page.locator(services).evaluateAll((links) => {
      const mosaic = links[0]?.closest('ul')
      return [...(mosaic?.children ?? [])]
        .map((tile) => tile.getBoundingClientRect())
        .map(({ width, height }) => width / height)
    })
    expect(shapes).toHaveLength(content.services.length)
    expect(Math.max(...shapes), `${width} px`).toBeLessThan(2.5)
  }
})

test('portraits of the team change sides from row to row; names stand on columns, in one line', async () => {
  const page = await open('/equipo', 1440)
  const sides = await page
    .locator('main article img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left < 720))
  expect(sides).toEqual(content.team.map((_, place) => place % 2 === 0))
  const names = await page.locator('main article h2').evaluateAll((all) =>
    all.map((one) => {
      const { left, height } = one.getBoundingClientRect()
      return [Math.round(left), height < 60]
    }),
  )
  // The fifth of twelve columns, or the fourth.
  expect(names).toEqual(sides.map((isLeft) => [isLeft ? 509 : 398, true]))
})

test('at 1920 px what is to be read comes as near to the edge as a fifth of the screen', async () => {
  const page = await open('/', 1920)
  const { left, right } = await page
    .locator('main h1')
    .evaluate(
      (heading) => heading.closest('section, header')?.getBoundingClientRect() ?? new DOMRect(),
    )
  expect([left, right]).toEqual([0, 1920])
  const heading = await page.locator('main h1').boundingBox()
  expect(heading?.x).toBeLessThanOrEqual(200)
})

const lefts = (cards: (HTMLElement | SVGElement)[]) =>
  cards.map((card) => Math.round(card.getBoundingClientRect().left))

test('on a desktop the posts are a grid of three columns, without the hint', async () => {
  const page = await openPage('/blog', { width: 1440 })
  const cards = page.locator('.cards > li')
  expect(new Set(await cards.evaluateAll(lefts)).size).toBe(3)
  const list = page.locator('.cards')
  expect(await list.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  expect(await page.getByText('Desliza →').isVisible()).toBe(false)
})

test("on a phone the posts are swiped sideways, and the hint says 'Desliza →'", async () => {
  const page = await openPage('/blog', { width: 390 })
  expect(await page.getByText('Desliza →').isVisible()).toBe(true)
  const list = page.locator('.cards')
  expect(
    await list.evaluate((box) => ({
      overflow: getComputedStyle(box).overflowX,
      snap: getComputedStyle(box).scrollSnapType,
    })),
  ).toEqual({ overflow: 'auto', snap: 'x mandatory' })
  const before = await list.locator('li').evaluateAll(lefts)
  await list.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  const after = await list.locator('li').evaluateAll(lefts)
  expect(before[0]).toBe(20)
  expect(before.at(-1)).toBeGreaterThan(390)
  expect(after.at(-1)).toBeLessThan(390)
})
