import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { onSite, openAlive } from '../support/open-page.ts'
import { boxOf, runningTimers, watchTimers } from '../support/page-state.ts'
import { content, home } from '../support/site-content.ts'

const app = content['ai-apps'][0]?.data.title ?? ''

const { stages, done } = pageOf(content, 'loader').data
const heading = (page: Page) => page.locator('h1').textContent()
const bar = (page: Page) => page.getByRole('progressbar')
const percent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

test('every 800 ms it grows by up to 15; after five stages it is complete and stops, and one can ask to be notified', async () => {
  const page = await openAlive('/app-loader', {
    width: 320,
    clock: true,
    before: (page) =>
      page.addInitScript(() => {
        Math.random = () => 0
        // A navigation state that holds no name is no name.
        history.replaceState({ usr: { app: { a: 1 } }, key: 'x', idx: 0 }, '')
      }),
  })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  expect([await percent(page), await heading(page)]).toEqual([0, stages[0]])
  expect(await page.getByText('App de IA', { exact: true }).isVisible()).toBe(true)
  const ask = page.getByRole('link', { name: 'Avísame' })
  expect(await ask.isVisible()).toBe(false)

  const chance = (value: number) =>
    page.evaluate((value) => {
      Math.random = () => value
    }, value)
  await chance(0.4)
  await page.clock.runFor(800)
  await expect.poll(() => percent(page)).toBe(6)
  await chance(0.999)
  const seen = [await heading(page)]
  for (let step = 0; step < 7; step += 1) {
    await page.clock.runFor(800)
    const text = await heading(page)
    if (text !== seen.at(-1)) seen.push(text)
    const wider = await page.locator('h1').evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(wider, text ?? '').toBe(0)
  }
  expect(seen).toEqual([...stages, done])
  await page.clock.runFor(8_000)
  expect(await percent(page)).toBe(100)
  expect(await ask.isVisible()).toBe(true)
  expect(new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'App de IA',
  )
  await page.clock.resume()
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [390, 844],
    [1440, 900],
    [1920, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The fire is seen whole, and ends where the facts below it do.
    expect((await boxOf(bar(page))).bottom, `${width} × ${height}`).toBeLessThanOrEqual(height + 1)
    const { right } = await boxOf(page.locator('main dl'))
    const fire = page.locator('[role=progressbar] > span')
    await expect.poll(async () => (await boxOf(fire)).right).toBeCloseTo(right, 0)
  }
})

test('it knows the name of the app, also after a reload; a button leads home and stops its timer', async () => {
  const page = await openAlive('/recursos-ia', { before: (page) => watchTimers(page, 800) })
  await page.getByRole('link', { name: `${home.apps.action} ${app}` }).click()
  await page.waitForURL('**/app-loader')
  const name = page.locator('main p').getByText(app, { exact: true })
  await name.waitFor()
  expect(await page.evaluate(() => history.state.usr)).toEqual({ app })
  await page.reload()
  await name.waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await expect.poll(() => runningTimers(page)).toBe(1)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL((url) => url.pathname === onSite('/'))
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(() => runningTimers(page)).toBe(0)
  expect(page.troubles).toEqual([])
})
