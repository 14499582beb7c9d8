import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type OpenPage, openAlive } from '../support/open-page.ts'
import { jumpTo } from '../support/page-state.ts'

/** In the browser: stops the next change of pages half way, where both are on the screen. */
const stopNext = () => {
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const transition = start(change)
    transition.ready.then(() => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = 75
      }
      Object.assign(window, { isHalfWay: true })
    })
    return transition
  }
}

/** Does something that leads to another page, and waits until both are on the screen. */
async function goHalfWay(page: OpenPage, go: () => Promise<void>) {
  await page.evaluate(stopNext)
  await go()
  await page.waitForFunction(() => (window as { isHalfWay?: true }).isHalfWay)
}

/** The largest difference between two pictures of the same place, of 255; halves of a fade are rounded. */
async function difference(one: Buffer, input: Buffer): Promise<number> {
  const both = await sharp(one)
    .composite([{ input, blend: 'difference' }])
    .removeAlpha()
    .toBuffer()
  const { channels } = await sharp(both).stats()
  return Math.max(...channels.map(({ max }) => max))
}

test('a page scrolled under the header stays there while it fades; an open menu is gone from the page that fades in', async () => {
  const page = await openAlive('/blog', { width: 390 })
  await jumpTo(page, 90)
  const header = () => page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 60 } })
  const before = await header()
  // A click of the test's mouse would first scroll the link into view.
  await goHalfWay(page, () =>
    page
      .locator('main a[href*="/blog/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click()),
  )
  expect(await difference(await header(), before)).toBeLessThan(4)
  // The fade that was stopped comes to its end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
    Object.assign(window, { isHalfWay: undefined })
  })

  await page.locator('header summary').click()
  await goHalfWay(page, () =>
    page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Equipo' }).click(),
  )
  expect(await page.locator('header details[open]').count()).toBe(0)
})
