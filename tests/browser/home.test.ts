import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { keepAllTogether } from '../../src/lib/keep-together.ts'
import { openAlive, openPage } from '../support/open-page.ts'
import { content, home, site } from '../support/site-content.ts'

const scrolling = () => getComputedStyle(document.documentElement).scrollBehavior

test("the hero's Contactar ahora scrolls smoothly to the element with id contact, without console messages", async () => {
  const page = await openAlive('/')
  for (const image of await page.locator('.team img').all())
    expect(await image.getAttribute('loading')).toBe('lazy')
  expect(await page.evaluate(scrolling)).toBe('smooth')
  await page.getByRole('link', { name: home.hero.action }).click()
  await expect
    .poll(() => page.locator('#contact').evaluate((at) => Math.abs(at.getBoundingClientRect().top)))
    .toBeLessThan(120)
  expect(new URL(page.url()).hash).toBe('#contact')
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded()
  const width = () =>
    page
      .locator('.team img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  expect(page.troubles).toEqual([])
})

const state = (page: Page) =>
  page.locator('.track').evaluate((track) => getComputedStyle(track).animationPlayState)

test('the partners scroll around once in 40 s; a button, the pointer and the focus stop them', async () => {
  const page = await openAlive('/')
  const track = page.locator('.track')
  expect(await track.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('40s')
  expect(await state(page)).toBe('running')
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

/** With reduced motion, or without JavaScript: a still grid. */
async function expectStillPartners(page: Page) {
  const list = page.locator('.track ul:visible')
  expect(await list.count()).toBe(1)
  const places = await list.locator('li').evaluateAll((all) =>
    all.map((item) => {
      const { left, top } = item.getBoundingClientRect()
      return [Math.round(left), Math.round(top / 20)]
    }),
  )
  expect(new Set(places.map(([left]) => left)).size).toBe(5)
  expect(new Set(places.map(([, top]) => top)).size).toBe(Math.ceil(content.partners.length / 5))
  expect(
    await page.locator('.track').evaluate((line) => getComputedStyle(line).animationName),
  ).toBe('none')
  expect(await page.getByRole('button', { name: 'las marcas' }).count()).toBe(0)
}

test('with reduced motion nothing scrolls smoothly, and the partners are a still grid that fits', async () => {
  const page = await openAlive('/', { reducedMotion: true, width: 1440 })
  expect(await page.evaluate(scrolling)).toBe('auto')
  await expectStillPartners(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(() => document.fonts.ready)
  const cut = await page
    .locator('.track ul:visible li')
    .evaluateAll((all) =>
      all.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    )
  expect(cut).toEqual([])
})

async function expectOneOpenQuestion(page: Page) {
  const questions = page.locator('main details')
  const open = () =>
    questions.evaluateAll((all) =>
      all.flatMap((one, place) => (one.matches('[open]') ? place : [])),
    )
  await questions.nth(0).locator('summary').click()
  await questions.nth(3).locator('summary').click()
  expect(await open()).toEqual([3])
  await questions.nth(3).locator('summary').click()
  expect(await open()).toEqual([])
}

test('questions open one at a time and close again', async () => {
  await expectOneOpenQuestion(await openAlive('/'))
})

test('without JavaScript they do so too; nothing moves, everything can be read, and useless controls are hidden', async () => {
  const page = await openPage('/', { javaScript: false, width: 1440 })
  await expectOneOpenQuestion(page)
  await expectStillPartners(page)
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
})
