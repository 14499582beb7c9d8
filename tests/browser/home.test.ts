import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { keepAllTogether } from '../../src/lib/keep-together.ts'
import { fontsShown, holdBack, hydrated, openAlive, openPage } from '../support/open-page.ts'
import { boxesOf, boxOf, hasFocus, jumpTo } from '../support/page-state.ts'
import { content, home, site } from '../support/site-content.ts'

const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior

const placeOfContact = async (page: Page) => Math.abs((await boxOf(page.locator('#contact'))).y)

/** In the browser: notes whether a script scrolls a part of the page, at which older Chromes end a smooth scroll. */
const noteScrolls = () => {
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft') ?? {}
  Object.defineProperty(Element.prototype, 'scrollLeft', {
    get,
    set(left) {
      document.documentElement.dataset.scrolled = ''
      set?.call(this, left)
    },
  })
}

test('«Contactar ahora» scrolls smoothly to the element with id contact and ends below the header, also before what lies above has been laid out and has its fonts; on the way down nothing writes to the console', async () => {
  const before = (page: Page) => page.addInitScript(noteScrolls)
  const page = await openPage('/', { width: 320, height: 568, before })
  const action = page.getByRole('link', { name: home.hero.action })
  const headerEnd = (await boxOf(page.locator('header'))).bottom
  await action.click()
  expect(new URL(page.url()).hash).toBe('#contact')
  await hydrated(page)
  await fontsShown(page)
  await expect.poll(() => placeOfContact(page)).toBeLessThan(headerEnd + 40)
  expect(await page.evaluate(scrolling)).toBe('smooth')
  await jumpTo(page, 0)
  await action.click()
  await expect.poll(() => placeOfContact(page)).toBeLessThan(headerEnd + 40)
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded()
  const portrait = page.locator('.team img').first()
  expect(await portrait.getAttribute('loading')).toBe('lazy')
  const width = () => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.locator('.swiper-initialized').waitFor()
  expect(await page.locator('html[data-scrolled]').count()).toBe(0)
  expect(page.troubles).toEqual([])
})

const state = (page: Page) =>
  page.locator('.track').evaluate((track) => getComputedStyle(track).animationPlayState)

test('the partners scroll around once in 40 s, and are copied once; a button, the pointer and the focus stop them, and they wait while out of view', async () => {
  const page = await openAlive('/', { width: 390 })
  const track = page.locator('.track')
  expect(await track.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('40s')
  await expect.poll(() => state(page)).toBe('paused')
  await jumpTo(page, 700)
  await expect.poll(() => state(page)).toBe('running')
  await track.selectText()
  const copied = await page.evaluate(() => String(getSelection()).trim().split(/\n+/))
  expect(copied).toHaveLength(content.partners.length)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.locator('.window').hover()
  expect(await state(page)).toBe('paused')
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
  await page.getByRole('button', { name: 'Pausar las marcas' }).focus()
  expect(await state(page)).toBe('paused')
  await page.getByRole('button', { name: 'Pausar las marcas' }).click()
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('paused')
  await page.getByRole('button', { name: 'Reproducir las marcas' }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
})

/** With reduced motion, or without JavaScript: no section waits to be seen, the partners are a still grid. */
async function expectStill(page: Page) {
  expect(await page.locator('[data-fade]').count()).toBe(0)
  const menu = page.getByRole('heading', { level: 2, name: home.menu.heading, exact: true })
  expect(await menu.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true)
  const list = page.locator('.track ul:visible')
  expect(await list.count()).toBe(1)
  const places = await boxesOf(list.locator('li'))
  expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(5)
  const rows = new Set(places.map(({ y }) => Math.round(y / 20))).size
  expect(rows).toBe(Math.ceil(content.partners.length / 5))
  expect(
    await page.locator('.track').evaluate((line) => getComputedStyle(line).animationName),
  ).toBe('none')
  expect(await page.getByRole('button', { name: 'las marcas' }).count()).toBe(0)
}

test('with reduced motion nothing scrolls smoothly, and the partners are a still grid', async () => {
  const page = await openAlive('/', { reducedMotion: true, width: 1440 })
  expect(await page.evaluate(scrolling)).toBe('auto')
  // Sections would wait from the first scroll on.
  await jumpTo(page, 900)
  await page.waitForTimeout(400)
  await expectStill(page)
})

test('without JavaScript questions open one at a time; nothing moves, everything can be read, and useless controls are hidden; the mobile menu opens and its links work', async () => {
  const page = await openPage('/', { javaScript: false, width: 1440 })
  const questions = page.locator('main details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(3).locator('summary').click()
  expect(await questions.and(page.locator('[open]')).count()).toBe(1)
  await expectStill(page)
  for (const gone of [site.chat.open, /tema/, /^Paso/, /^Testimonio/])
    expect(await page.getByRole('button', { name: gone }).count()).toBe(0)
  expect(await page.getByPlaceholder(home.hero.ask.placeholder).isVisible()).toBe(false)
  const steps = await page
    .locator('.steps > li:visible')
    .evaluateAll((all) =>
      all.map((step) => [...step.querySelectorAll('h3, p')].map((part) => part.textContent)),
    )
  expect(steps).toEqual(
    inOrder(content.process).map(({ data: { title, description, duration } }) =>
      keepAllTogether([title, description, duration]),
    ),
  )
  const quotes = page.locator('.swiper')
  expect(await quotes.locator('blockquote').count()).toBe(home.testimonials.items.length)
  expect(await quotes.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  expect(await quotes.evaluate((box) => getComputedStyle(box).overflowX)).toBe('auto')
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('header summary').click()
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('**/blog')
})

const total = home.testimonials.items.length
const steps = home.testimonials.items.slice(1).map((_, place) => `${place + 2} de ${total}`)

const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonios' })
const place = (page: Page) => carousel(page).getByRole('status').textContent()
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Testimonio anterior' })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Testimonio siguiente' })

/** How far a quote is from the edge at which the one that is shown begins. */
const offset = async (page: Page, place: number) => {
  const box = await boxOf(carousel(page).locator('.swiper'))
  return (await boxOf(carousel(page).locator('.swiper-slide').nth(place))).x - box.x
}

test('a step requested while Swiper is loading is not lost; buttons, a drag and, while the focus is inside, arrow keys show the next and the previous quote, to the end and back', async () => {
  const page = await openAlive('/', { width: 390 })
  const { before: hold, release } = holdBack('**/assets/chunks/**')
  await hold(page)
  await carousel(page).scrollIntoViewIfNeeded()
  expect(await carousel(page).locator('blockquote').count()).toBe(total)
  expect(await previous(page).isDisabled()).toBe(true)
  // In one breath: a smooth scroll would still be where it began.
  await Promise.all([next(page).click(), release()])
  await carousel(page).locator('.swiper-initialized').waitFor()
  await expect.poll(() => place(page)).toBe(steps[0])
  await expect.poll(() => offset(page, 1)).toBeCloseTo(0, 0)
  await previous(page).click()
  await expect.poll(() => offset(page, 0)).toBeCloseTo(0, 0)
  const quotes = carousel(page).locator('.swiper')
  const box = await boxOf(quotes)
  await page.mouse.move(box.x + 300, box.y + 120)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 120, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => place(page)).toBe(steps[0])
  await page.getByRole('link', { name: home.faqs.action }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(300)
  expect(await place(page)).toBe(steps[0])
  await quotes.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toBe(`1 de ${total}`)
  await next(page).focus()
  for (const step of steps) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toBe(step)
  }
  // The focus has moved on and the keys still work.
  expect(await next(page).isDisabled()).toBe(true)
  expect(await hasFocus(previous(page))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toBe(`${total - 1} de ${total}`)
})
