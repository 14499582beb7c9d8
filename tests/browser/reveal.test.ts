import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { home } from '../support/site-content.ts'

const menu = home.menu.heading
const waiting = (page: Page) => page.locator('[data-fade="waiting"]')
const section = (page: Page, heading: string) =>
  page
    .locator('main > div')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
/** What stands on the ground of a section; the ground itself never fades. */
const content = (page: Page, heading: string) =>
  section(page, heading).locator('section > *').first()
const opacity = (page: Page, heading: string) =>
  content(page, heading).evaluate((part) => Number(getComputedStyle(part).opacity))

/** Puts a section just below the screen, where it is hidden after a moment. */
async function approach(page: Page, heading: string) {
  const block = section(page, heading)
  await block.evaluate((one) =>
    scrollTo({
      top: scrollY + one.getBoundingClientRect().top - innerHeight - 20,
      behavior: 'instant',
    }),
  )
  await expect.poll(() => block.getAttribute('data-fade')).toBe('waiting')
}

/** Puts a share of a section on the screen, from below. */
async function bringIn(page: Page, heading: string, share: number) {
  await section(page, heading).evaluate((block, part) => {
    const { top, height } = block.getBoundingClientRect()
    scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: 'instant' })
  }, share)
  await page.waitForTimeout(150)
}

/** blog cards are delayed by 150 ms each. */
async function expectOneByOne(page: Page, list: string) {
  const look = (property: 'opacity' | 'transitionDelay') =>
    page
      .locator(`${list} > li`)
      .evaluateAll((all, name) => all.map((card) => getComputedStyle(card)[name]), property)
  const delays = (await look('transitionDelay')).map((_, place) => `${(place * 150) / 1000}s`)
  expect(delays.length).toBeGreaterThan(1)
  await expect.poll(() => look('transitionDelay')).toEqual(delays)
  await expect.poll(() => look('opacity')).toEqual(delays.map(() => '1'))
}

async function openHome(
  options: { reducedMotion?: boolean; width?: number; height?: number } = {},
) {
  const page = await openPage('/', options)
  await hydrated(page)
  return page
}

test('a section just below the screen waits to fade in, and no other is hidden', async () => {
  const page = await openHome()
  await approach(page, menu)
  expect(await opacity(page, menu)).toBe(0)
  expect(await waiting(page).count()).toBe(1)
})

test('a section fades in when a tenth of it is visible, not before', async () => {
  const page = await openHome()
  await approach(page, menu)
  await bringIn(page, menu, 0.05)
  expect(await opacity(page, menu)).toBe(0)
  await bringIn(page, menu, 0.12)
  await expect.poll(() => opacity(page, menu)).toBe(1)
})

test('the statement fades in at a threshold of 0.3', async () => {
  const page = await openHome({ height: 600 })
  const about = home.about.heading
  await approach(page, about)
  await bringIn(page, about, 0.2)
  expect(await opacity(page, about)).toBe(0)
  await bringIn(page, about, 0.32)
  await expect.poll(() => opacity(page, about)).toBe(1)
})

test('whoever scrolls past the threshold at once sees the section at once', async () => {
  const page = await openHome()
  await bringIn(page, menu, 0.6)
  expect(await opacity(page, menu)).toBe(1)
})

test('a section fades in once', async () => {
  const page = await openHome()
  await approach(page, menu)
  await bringIn(page, menu, 0.5)
  await expect.poll(() => opacity(page, menu)).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(300)
  expect(await opacity(page, menu)).toBe(1)
})

test('the fade-in takes 600 ms and comes from 16 px below', async () => {
  const page = await openHome()
  await approach(page, menu)
  const look = (property: 'translate' | 'transitionDuration') =>
    content(page, menu).evaluate((part, name) => getComputedStyle(part)[name], property)
  expect(await look('translate')).toBe('0px 16px')
  await bringIn(page, menu, 0.02)
  await bringIn(page, menu, 0.5)
  expect(await look('transitionDuration')).toContain('0.6s')
})

test('a section too tall for its threshold fades in on first contact', async () => {
  const page = await openHome({ width: 390, height: 150 })
  await approach(page, menu)
  await bringIn(page, menu, 0.01)
  await expect.poll(() => opacity(page, menu)).toBe(1)
})

test('what is in view at load never fades', async () => {
  const page = await openHome()
  await page.waitForTimeout(400)
  const faded = await waiting(page).evaluateAll(
    (blocks) => blocks.filter((block) => block.getBoundingClientRect().top < innerHeight).length,
  )
  expect(faded).toBe(0)
  expect(await page.locator('[data-fade] h1').count()).toBe(0)
})

test('nothing fades with reduced motion', async () => {
  const page = await openHome({ reducedMotion: true })
  await page.waitForTimeout(200)
  expect(await page.locator('[data-fade]').count()).toBe(0)
})

test('without JavaScript nothing is hidden', async () => {
  const page = await openPage('/', { javaScript: false })
  expect(await page.locator('[data-fade]').count()).toBe(0)
  expect(await opacity(page, menu)).toBe(1)
})

test('a section that the keyboard reaches is shown, its blog cards 150 ms apart', async () => {
  const page = await openHome()
  await approach(page, home.blog.heading)
  await page.getByRole('link', { name: home.blog.link.label }).focus()
  await expect.poll(() => opacity(page, home.blog.heading)).toBe(1)
  await expectOneByOne(page, '.teasers')
})

test('a printed page hides no section', async () => {
  const page = await openHome()
  await approach(page, menu)
  await page.emulateMedia({ media: 'print' })
  expect(await opacity(page, menu)).toBe(1)
})

for (const [path, inside] of [
  ['/blog', '.cards'],
  ['/contacto', 'section:has(details)'],
] as const)
  test(`on ${path} a section fades in when a tenth of it is visible`, async () => {
    const page = await openPage(path, { height: 240 })
    await hydrated(page)
    const block = page.locator(`div:has(> ${inside})`)
    const state = () => block.getAttribute('data-fade')
    const show = (share: number) =>
      block.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect()
        scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: 'instant' })
      }, share)
    await block.evaluate((one) =>
      scrollTo({
        top: scrollY + one.getBoundingClientRect().top - innerHeight - 20,
        behavior: 'instant',
      }),
    )
    await expect.poll(state).toBe('waiting')
    await show(0.05)
    await page.waitForTimeout(150)
    expect(await state()).toBe('waiting')
    await show(0.13)
    await expect.poll(state).toBe('shown')
    if (path === '/blog') await expectOneByOne(page, '.cards')
  })
