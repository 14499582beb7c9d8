import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

const fires = (page: Page) => page.locator('[data-fire]')

/** When the page asked for each of its drawings, in milliseconds of its visit. */
const asked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/_art/'))
      .map(({ startTime }) => startTime),
  )

test.each(['/', '/precios', '/blog', '/por-que-elegirnos', '/recursos-ia'])(
  'speed: %s asks for its drawings after it has been painted, and for all of them',
  async (path) => {
    const page = await openPage(path, { width: 390 })
    const count = path === '/' ? 12 : await fires(page).count()
    expect(count).toBeGreaterThan(0)
    await hydrated(page)
    await expect.poll(async () => (await asked(page)).length).toBe(count)
    const first = Math.min(...(await asked(page)))
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    expect(first).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
  },
)

test('speed: no fire is what the largest paint is measured by', async () => {
  const page = await openPage('/precios', { width: 390 })
  const largest = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().map((entry) => (entry as LargestContentfulPaint).url)),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(new Set(largest)).toEqual(new Set(['']))
})

test('without JavaScript the fires burn', async () => {
  const page = await openPage('/', { javaScript: false })
  expect((await asked(page)).length).toBe(12)
  const looks = await fires(page).evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).contentVisibility),
  )
  expect(new Set(looks)).toEqual(new Set(['visible']))
})

test.each([390, 1440])(
  'at %i px a fire has the colours of its whole drawing, the cut part included',
  async (width) => {
    const page = await openPage('/', { width })
    await hydrated(page)
    for (const fire of await fires(page).locator('> i:not([data-state])').all()) {
      const { box, rise, size } = await fire.evaluate((one) => ({
        box: one.getBoundingClientRect(),
        rise: getComputedStyle(one).getPropertyValue('--rise').split('/').map(Number),
        size: getComputedStyle(one).backgroundSize,
      }))
      const [height = 0, drawnWidth = 1] = rise
      expect(size).toMatch(/^100% [\d.]+px$/)
      const drawn = Math.max(box.height, (box.width * height) / drawnWidth)
      expect(Number.parseFloat(size.slice(5))).toBeCloseTo(drawn, 0)
    }
  },
)
