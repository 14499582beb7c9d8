import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

const section = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

async function openHome(options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage('/', options)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

test("the hero's Contactar ahora scrolls smoothly to the element with id contact", async () => {
  const page = await openHome()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  )
  await page.getByRole('link', { name: home.hero.action }).click()
  await expect
    .poll(() => page.locator('#contact').evaluate((at) => Math.abs(at.getBoundingClientRect().top)))
    .toBeLessThan(120)
  expect(new URL(page.url()).hash).toBe('#contact')
})

test('smooth scrolling is off with reduced motion', async () => {
  const page = await openHome({ reducedMotion: true })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  )
})

const state = (page: Page) =>
  page.locator('.track').evaluate((track) => getComputedStyle(track).animationPlayState)

test('the partners are a carousel: one lap in 40 s, and a button stops it', async () => {
  const page = await openHome()
  const track = page.locator('.track')
  expect(await track.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('40s')
  expect(await state(page)).toBe('running')
  await page.getByRole('button', { name: 'Pausar las marcas' }).click()
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('paused')
  await page.getByRole('button', { name: 'Reproducir las marcas' }).click()
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
})

test('the partners stop under the pointer and while the focus is there', async () => {
  const page = await openHome()
  await page.locator('.window').hover()
  expect(await state(page)).toBe('paused')
  await page.mouse.move(2, 2)
  expect(await state(page)).toBe('running')
  await page.getByRole('button', { name: 'Pausar las marcas' }).focus()
  expect(await state(page)).toBe('paused')
})

test('the still wordmarks fit their places at 320 px', async () => {
  const page = await openHome({ reducedMotion: true, width: 320 })
  await page.evaluate(() => document.fonts.ready)
  const cut = await page
    .locator('.track ul:visible li')
    .evaluateAll((all) =>
      all.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
    )
  expect(cut).toEqual([])
})

for (const [name, options] of [
  ['with reduced motion', { reducedMotion: true, width: 1440 }],
  ['without JavaScript', { javaScript: false, width: 1440 }],
] as const)
  test(`${name} the partners are a still grid of five columns`, async () => {
    const page = await openHome(options)
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
  })

for (const { title } of content['ai-apps'].map(({ data }) => data))
  test(`Usar App of ${title} goes to /app-loader with its name in navigation state`, async () => {
    const page = await openHome()
    await page.getByRole('link', { name: `${home.apps.action} ${title}` }).click()
    await page.waitForURL('**/app-loader')
    expect(await page.evaluate(() => history.state.usr)).toEqual({ app: title })
  })

test('the portraits wait until they are near the screen', async () => {
  const page = await openHome()
  for (const image of await page.locator('.team img').all())
    expect(await image.getAttribute('loading')).toBe('lazy')
  await page.locator('.team').scrollIntoViewIfNeeded()
  const width = () =>
    page
      .locator('.team img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('Registrarme opens the registration dialog', async () => {
  const page = await openHome()
  await page.getByRole('link', { name: home.community.action }).click()
  await page.getByRole('dialog', { name: home.community.dialog.title }).waitFor()
})

const questions = (page: Page) => section(page, home.faqs.heading).locator('details')

for (const javaScript of [true, false])
  test(`the questions open one at a time and close again, ${javaScript ? 'with' : 'without'} JavaScript`, async () => {
    const page = await openHome({ javaScript })
    const open = () =>
      questions(page).evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))
    await questions(page).nth(0).locator('summary').click()
    await questions(page).nth(3).locator('summary').click()
    expect((await open()).indexOf(true)).toBe(3)
    expect((await open()).filter(Boolean)).toHaveLength(1)
    await questions(page).nth(3).locator('summary').click()
    expect(await open()).not.toContain(true)
  })

test('the home page forces the light theme on load', async () => {
  const page = await openHome({ theme: 'dark' })
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  expect(await page.evaluate(() => localStorage.getItem('lumbre-theme'))).toBe('dark')
})

test('the home page hydrates and scrolls to its end without a word in the console', async () => {
  const page = await openHome()
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  expect(page.troubles).toEqual([])
})
