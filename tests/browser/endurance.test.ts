import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

/** What a page holds on to, after what nobody needs is gone. */
async function held(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** In the browser: follows links of the header, one round after the other. */
const goAround = async (rounds: number) => {
  for (let round = 0; round < rounds; round += 1)
    for (const path of ['/servicios', '/equipo', '/precios', '/contacto', '/blog']) {
      const before = document.querySelector('main h1')
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
      while (document.querySelector('main h1') === before || location.pathname !== path)
        await new Promise((done) => setTimeout(done, 4))
    }
}

test('300 navigations leave as much behind as 50: no nodes, listeners or memory more', async () => {
  const page = await openPage('/blog', {
    reducedMotion: true,
    // Fades take their time, and are the browser's.
    before: (page) =>
      page.addInitScript(() => {
        Object.assign(document, { startViewTransition: undefined })
      }),
  })
  await hydrated(page)
  await page.evaluate(goAround, 10)
  const first = await held(page)
  await page.evaluate(goAround, 50)
  const last = await held(page)
  expect(last.nodes).toBeLessThan(1.1 * first.nodes)
  expect(last.listeners).toBeLessThan(1.1 * first.listeners)
  expect(last.heap).toBeLessThan(1.15 * first.heap)
  expect(page.troubles).toEqual([])
})

/** In the browser: opens and closes 50 times as quickly as a script can. */
const openOften = async (opener: string) => {
  const control = [...document.querySelectorAll<HTMLElement>(opener)].find((one) =>
    one.checkVisibility(),
  )
  if (!control) throw new Error(`No ${opener}`)
  control.focus()
  for (let time = 0; time < 50; time += 1) {
    control.click()
    await new Promise((done) => setTimeout(done, time % 5))
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  }
}

test.each([
  ['/', '#contact [aria-haspopup=dialog]'],
  ['/', '#events [aria-haspopup=dialog], [id*=even] [aria-haspopup=dialog]'],
  ['/precios', 'main a[aria-haspopup=dialog]'],
  ['/portafolio', 'main button[aria-haspopup=dialog]'],
])('%s: after 50 quick openings of %s there is one dialog, and it closes', async (path, opener) => {
  const page = await openPage(path)
  await hydrated(page)
  await page.evaluate(openOften, opener)
  const before = await held(page)
  await page.evaluate(openOften, opener)
  await expect.poll(() => page.locator('dialog').count()).toBe(1)
  await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), opener)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'visible',
  )
  expect((await held(page)).listeners).toBeLessThan(1.1 * before.listeners)
  expect(page.troubles).toEqual([])
})

test('after 50 quick openings the chat and the menu answer as at first', async () => {
  const page = await openPage('/precios', { width: 390 })
  await hydrated(page)
  await page.evaluate(async () => {
    const wait = () => new Promise((done) => setTimeout(done, 5))
    for (let time = 0; time < 50; time += 1) {
      document.querySelector<HTMLElement>('[data-dock] button')?.click()
      await wait()
      document.querySelector<HTMLElement>('[aria-label="Cerrar el chat"]')?.click()
      await wait()
    }
    for (let time = 0; time < 50; time += 1) {
      document.querySelector<HTMLElement>('header summary')?.click()
      await wait()
    }
  })
  await expect.poll(() => page.locator('header details[open], dialog[open]').count()).toBe(0)
  await expect
    .poll(() =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).overflow,
        document.querySelectorAll('[inert]').length,
      ]),
    )
    .toEqual(['visible', 0])
  await page.locator('header summary').click()
  await page.getByRole('navigation', { name: 'Menú' }).waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-dock] button')?.click())
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  expect(new URL(page.url()).pathname).toBe('/precios')
  expect(page.troubles).toEqual([])
})
