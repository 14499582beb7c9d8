import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { beginningOf, headerLink, watchBeginning } from '../support/page-state.ts'

const rootClass = () => document.documentElement.className
const stored = () => localStorage.getItem('lumbre-theme')
const toggle = { name: /el tema oscuro/ }

const barColor = () => document.querySelector('[name=theme-color]')?.getAttribute('content')

test("a stored choice is applied before the first paint, also to the browser's bars, which follow a change; the home page is light, by load and by navigation, and leaves it alone", async () => {
  const page = await openPage('/blog', { theme: 'dark', before: watchBeginning })
  expect((await beginningOf(page)).theme).toBe('dark')
  expect(await page.evaluate(barColor)).toBe('#12121c')
  await hydrated(page)
  expect(page.troubles).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Lumbre, inicio' }).click()
  await page.waitForURL('**/')
  await expect.poll(() => page.evaluate(rootClass)).toBe('light')
  await headerLink(page, 'Blog').click()
  await page.waitForURL('**/blog')
  await expect.poll(() => page.evaluate(rootClass)).toBe('dark')
  await page.goto('/')
  expect(await page.evaluate(rootClass)).toBe('light')
  expect(await page.evaluate(stored)).toBe('dark')
  await page.goto('/blog')
  await hydrated(page)
  await page.getByRole('button', toggle).click()
  await expect.poll(() => page.evaluate(barColor)).toBe('#efeae0')
})

test('a browser that darkens light pages by itself leaves this one as it is', async () => {
  const page = await openPage('/')
  const ground = async () => (await sharp(await page.screenshot()).stats()).dominant
  const before = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const darkened = await ground()
  // The next test may have the same tab.
  await cdp.send('Emulation.setAutoDarkModeOverride')
  expect(darkened).toEqual(before)
})

/** In the browser: stops a change of theme half way, where both themes are on the screen. */
const stopHalfWay = async () => {
  let all: Animation[] = []
  while (!all.length) {
    await new Promise((done) => requestAnimationFrame(done))
    all = document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
      )
  }
  for (const one of all) {
    one.pause()
    one.currentTime = Number(one.effect?.getComputedTiming().duration) * 0.2
  }
}

test('the theme is light; the toggle shows the dark one, stores the plain word, says what it does next, and moves nothing; the change rises from below in 900 ms, and is never white or empty, in either direction, also while another one is under way', async () => {
  const page = await openPage('/blog', { width: 1440 })
  const button = page.getByRole('banner').getByRole('button', toggle)
  await page.locator('html[data-fonts="all"]').waitFor()
  const place = await button.boundingBox()
  expect(await page.evaluate(rootClass)).toBe('light')
  expect(await button.innerText()).toContain('Encender')
  await button.click()
  await expect.poll(() => page.evaluate(rootClass)).toBe('dark')
  expect(await page.evaluate(stored)).toBe('dark')
  await expect.poll(() => button.innerText()).toContain('Apagar')
  expect(await button.boundingBox()).toEqual(place)
  await button.click()
  await expect.poll(() => page.evaluate(rootClass)).toBe('light')
  expect(await page.evaluate(stored)).toBe('light')

  for (const name of ['Encender', 'Apagar']) {
    // By keyboard: meanwhile the browser passes no click on.
    await button.and(page.getByRole('button', { name })).press('Enter')
    await page.evaluate(stopHalfWay)
    const durations = () =>
      document.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
    expect(await page.evaluate(durations)).toContain(900)
    const pixels = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer()
    const colours = new Map<number, number>()
    for (let at = 0; at < pixels.length; at += 3) {
      const colour = pixels.readUIntBE(at, 3)
      colours.set(colour, (colours.get(colour) ?? 0) + 3 / pixels.length)
    }
    expect(colours.get(0xffffff) ?? 0, name).toBeLessThan(0.01)
    // Beside the two grounds.
    const [first = 1, second = 0] = [...colours.values()].sort((a, b) => b - a)
    expect(first + second, name).toBeLessThan(0.95)
    const ends = [pixels.subarray(0, 3), pixels.subarray(-3)].map((pixel) => Math.max(...pixel))
    const [dark = 0, light = 0] = name === 'Encender' ? ends.toReversed() : ends
    expect(light, name).toBeGreaterThan(200)
    expect(dark, name).toBeLessThan(60)
  }
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish()
  })
  await page.waitForFunction(() => !('igniting' in document.documentElement.dataset))
})

test('with reduced motion the change is instant', async () => {
  const page = await openPage('/blog', { reducedMotion: true })
  await page.getByRole('banner').getByRole('button', { name: 'Encender' }).click()
  await expect.poll(() => page.evaluate(rootClass)).toBe('dark')
  const seen = await page.evaluate(async () => {
    const names: (string | undefined)[] = []
    do {
      await new Promise((done) => requestAnimationFrame(done))
      for (const one of document.getAnimations()) {
        // Late layout takes no time.
        if (!one.effect?.getComputedTiming().duration) continue
        names.push((one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty)
      }
    } while ('igniting' in document.documentElement.dataset)
    return names
  })
  expect(seen).toEqual([])
})
