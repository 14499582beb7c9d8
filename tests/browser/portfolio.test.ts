import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { hydrated, onSite, openAlive } from '../support/open-page.ts'
import { boxOf, hasFocus } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

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

const projectsSaid = (count: number) => (count === 1 ? '1 proyecto' : `${count} proyectos`)

test('each filter shows its projects, announces their number, and adds a history entry with its name in the URL', async () => {
  const page = await openAlive('/portafolio')
  const buttons = page.getByRole('group', { name: words.filtersLabel }).getByRole('button')
  expect(await buttons.allTextContents()).toEqual([every, web, ecommerce, saas, ia])
  const status = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /proyecto/ })
  expect(await status.textContent()).toBe(projectsSaid(all.length))
  for (const [kind, name] of Object.entries({ web, ecommerce, saas, ia })) {
    await filter(page, name).click()
    await filter(page, name).and(page.locator('[aria-pressed=true]')).waitFor()
    expect(await filter(page, every).getAttribute('aria-pressed')).toBe('false')
    expect(await titles(page), name).toEqual(shownBy(kind))
    expect(new URL(page.url()).search).toBe(`?filtro=${kind}`)
    const said = `${projectsSaid(shownBy(kind).length)} de ${name}`
    await expect.poll(() => status.textContent()).toBe(said)
  }
  const links = await page.getByRole('link', { name: words.empty.action.label }).all()
  expect(links).toHaveLength(shownBy('ia').length === 0 ? 1 : 0)
  for (const link of links)
    expect(await link.getAttribute('href')).toBe(onSite(words.empty.action.to))
  expect(await page.getByText(words.empty.text).count()).toBe(links.length)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(shownBy('saas'))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(shownBy('ecommerce'))
})

test('a link with a filter shows that filter, or all if it is unknown; «Todos» is not in the URL; a private project says so in a dialog', async () => {
  const page = await openAlive('/portafolio?filtro=saas')
  await expect.poll(() => titles(page)).toEqual(shownBy('saas'))
  expect(page.troubles).toEqual([])
  await filter(page, every).click()
  await expect.poll(() => titles(page)).toEqual(all)
  expect(new URL(page.url()).search).toBe('')
  const { title, text } = words.privateDialog
  await page.getByRole('button', { name: `${words.projectAction} ${hidden[0]?.title}` }).click()
  await page.getByRole('dialog', { name: title }).getByText(text).waitFor()
  await page.goto('/portafolio?filtro=nada')
  await hydrated(page)
  expect(await titles(page)).toEqual(all)
  expect(await filter(page, every).getAttribute('aria-pressed')).toBe('true')
})

test('a filter leaves focus and scroll position where they are, and shows the ones beside it', async () => {
  // Without motion a way back to the top would take no time.
  const page = await openAlive('/portafolio', { width: 390, reducedMotion: true })
  await filter(page, web).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await filter(page, web).click()
  await expect.poll(() => titles(page)).toEqual(shownBy('web'))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await hasFocus(filter(page, web))).toBe(true)
  const end = async () => (await boxOf(filter(page, ia))).right
  expect(await end()).toBeGreaterThan(390)
  await filter(page, saas).click()
  await expect.poll(end).toBeLessThanOrEqual(390)
})
