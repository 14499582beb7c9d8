import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { content, site } from '../support/site-content.ts'

const words = pageOf(content, 'portfolio').data
const projects = inOrder(content.projects).map(({ data }) => data)
const all = projects.map(({ title }) => title)
const shownBy = (kind: string) =>
  projects.filter(({ category }) => category === kind).map(({ title }) => title)
const hidden = projects.filter((project) => project.private)
const { all: every, web, ecommerce, saas, ia } = words.filters
const titles = (page: Page) => page.locator('main article h2').allTextContents()
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: words.filtersLabel }).getByRole('button', { name, exact: true })

async function open(path = '/portafolio', options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, options)
  await hydrated(page)
  return page
}

test('the portfolio has a button for all and one for each filter', async () => {
  const page = await open()
  const buttons = page.getByRole('group', { name: words.filtersLabel }).getByRole('button')
  expect(await buttons.allTextContents()).toEqual([every, web, ecommerce, saas, ia])
})

test('each filter shows its projects, the private ones marked', async () => {
  const page = await open()
  for (const [kind, name] of Object.entries({ web, ecommerce, saas, ia })) {
    await filter(page, name).click()
    await filter(page, name).and(page.locator('[aria-pressed=true]')).waitFor()
    expect(await titles(page), name).toEqual(shownBy(kind))
  }
  await filter(page, every).click()
  await expect
    .poll(() => page.locator('main article').getByText(words.privateLabel, { exact: true }).count())
    .toBe(hidden.length)
})

test('the drawn images of the cards are there, each with its text', async () => {
  const page = await open()
  for (const image of await page.locator('main article img').all()) {
    await image.scrollIntoViewIfNeeded()
    expect(await image.getAttribute('alt')).toBeTruthy()
    await expect
      .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('a filter shows its projects and puts its name in the URL', async () => {
  const page = await open()
  await filter(page, web).click()
  await expect.poll(() => titles(page)).toEqual(shownBy('web'))
  expect(new URL(page.url()).search).toBe('?filtro=web')
  expect(await filter(page, web).getAttribute('aria-pressed')).toBe('true')
  expect(await filter(page, every).getAttribute('aria-pressed')).toBe('false')
})

test('«Todos» shows all and leaves no trace in the URL', async () => {
  const page = await open('/portafolio?filtro=saas')
  await expect.poll(() => titles(page)).toEqual(shownBy('saas'))
  await filter(page, every).click()
  await expect.poll(() => titles(page)).toEqual(all)
  expect(new URL(page.url()).search).toBe('')
})

test('a link with a filter shows that filter', async () => {
  const page = await open('/portafolio?filtro=ecommerce')
  await expect.poll(() => titles(page)).toEqual(shownBy('ecommerce'))
  expect(page.troubles).toEqual([])
})

test('an unknown filter in the URL shows all projects', async () => {
  const page = await open('/portafolio?filtro=nada')
  expect(await titles(page)).toEqual(all)
  expect(await filter(page, every).getAttribute('aria-pressed')).toBe('true')
})

test('a filter is a step of the history: going back shows what was there before', async () => {
  const page = await open()
  await filter(page, saas).click()
  await expect.poll(() => titles(page)).toEqual(shownBy('saas'))
  await filter(page, web).click()
  await expect.poll(() => titles(page)).toEqual(shownBy('web'))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(shownBy('saas'))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(all)
})

test('a filter leaves focus and scroll position where they are', async () => {
  // Without motion a way back to the top would take no time.
  const page = await open('/portafolio', { width: 390, reducedMotion: true })
  await filter(page, web).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await filter(page, web).click()
  await expect.poll(() => titles(page)).toEqual(shownBy('web'))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await filter(page, web).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('a filter without a project says so and offers contact', async () => {
  const page = await open()
  await filter(page, ia).click()
  await filter(page, ia).and(page.locator('[aria-pressed=true]')).waitFor()
  const link = page.getByRole('link', { name: words.empty.action.label })
  const isEmpty = shownBy('ia').length === 0
  expect(await page.getByText(words.empty.text).count()).toBe(isEmpty ? 1 : 0)
  expect(await link.count()).toBe(isEmpty ? 1 : 0)
  if (isEmpty) expect(await link.getAttribute('href')).toBe(onSite(words.empty.action.to))
})

const projectsSaid = (count: number) => (count === 1 ? '1 proyecto' : `${count} proyectos`)

test('how many projects a filter shows is announced', async () => {
  const page = await open()
  const status = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /proyecto/ })
  expect(await status.textContent()).toBe(projectsSaid(all.length))
  for (const [kind, name] of Object.entries({ saas, ia })) {
    await filter(page, name).click()
    await expect
      .poll(() => status.textContent())
      .toBe(`${projectsSaid(shownBy(kind).length)} de ${name}`)
  }
})

test('«Ver Proyecto» opens the project in a new tab', async () => {
  const page = await open()
  const links = page.getByRole('link', { name: words.projectAction })
  const visible = projects.filter((project) => !project.private)
  expect(await links.count()).toBe(visible.length)
  for (const [place, { link, demo }] of visible.entries()) {
    expect(await links.nth(place).getAttribute('href')).toBe(onSite(demo ?? link ?? ''))
    expect(await links.nth(place).getAttribute('target')).toBe('_blank')
  }
})

test('a private project answers with a dialog in Spanish, not with a link', async () => {
  const page = await open()
  for (const { title } of hidden) {
    const button = page.getByRole('button', { name: `${words.projectAction} ${title}` })
    await button.click()
    const dialog = page.getByRole('dialog', { name: words.privateDialog.title })
    await dialog.getByText(words.privateDialog.text).waitFor()
    await dialog.getByRole('button', { name: words.privateDialog.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
  }
})

test('the private notice is no native alert, and Escape closes it', async () => {
  const page = await open()
  const alerts: string[] = []
  page.on('dialog', (dialog) => alerts.push(dialog.message()))
  await page.getByRole('button', { name: `${words.projectAction} ${hidden[0]?.title}` }).click()
  const dialog = page.getByRole('dialog', { name: words.privateDialog.title })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(alerts).toEqual([])
})

test('the code button of a public project leads to the code host of the settings', async () => {
  const page = await open()
  const links = page.getByRole('link', { name: words.codeAction })
  expect(await links.count()).toBe(all.length - hidden.length)
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toBe(site.social.github)
})

test('without JavaScript all projects stand, the private notice is text', async () => {
  const page = await openPage('/portafolio?filtro=web', { javaScript: false })
  expect(await titles(page)).toEqual(all)
  expect(await page.getByRole('group', { name: words.filtersLabel }).isVisible()).toBe(false)
  expect(
    await page.locator('noscript p:visible').filter({ hasText: words.privateDialog.text }).count(),
  ).toBe(hidden.length)
  expect(await page.getByRole('link', { name: words.projectAction }).count()).toBe(
    all.length - hidden.length,
  )
})
