import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openAlive } from '../support/open-page.ts'
import { everyUrl } from '../support/routes.ts'

/** In the browser: what is in the middle of the screen and where it begins, frame by frame. */
const watch = () => {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = () => {
    const [one] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
    if (one) {
      const { top } = one.getBoundingClientRect()
      const now = `${Math.round(top)} ${one.textContent.slice(0, 40)}`
      if (seen.at(-1) !== now) seen.push(now)
    }
    requestAnimationFrame(look)
  }
  addEventListener('load', look)
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

for (const url of everyUrl.filter((url) => ['/', '/precios'].includes(url)))
  test.each([390, 1440])(`${url}: a reload keeps the scroll position, at %i px`, async (width) => {
    const page = await openAlive(url, { width, before: (page) => page.addInitScript(watch) })
    await page.waitForFunction(() => 'fonts' in document.documentElement.dataset)
    const far = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight * 0.7, behavior: 'instant' })
      return scrollY
    })
    expect(far).toBeGreaterThan(1000)
    // What fades in, fades in; then the browser may note where the visitor is.
    await page.waitForTimeout(1500)
    const before = (await seen(page)).at(-1)

    await page.reload()
    await hydrated(page)
    await page.waitForTimeout(500)
    const after = await seen(page)
    expect(after.at(-1)).toEqual(before)
    // The first frame may come before the sheet; then nothing moves.
    expect(after.length, after.join('\n')).toBeLessThanOrEqual(2)
  })
