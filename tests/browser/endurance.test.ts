import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSite, openAlive } from '../support/open-page.ts'
import { home } from '../support/site-content.ts'

const small = { width: 320, height: 320 }

/** In the browser: lays out and paints less, since what counts here is what the page holds on to. */
const hide = (part: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${part} { display: none }`)
  document.adoptedStyleSheets.push(sheet)
}

/** What a page at rest holds on to, after what nobody needs is gone. */
async function held(page: Page) {
  await page.waitForLoadState('networkidle')
  // A page that paints nothing may never be told that it is idle.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2_000 })),
  )
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

/** In the browser: follows links of the header, one round after the other. */
const goAround = async ({ rounds, paths }: { rounds: number; paths: string[] }) => {
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) {
      const before = document.querySelector('main h1')
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
      while (document.querySelector('main h1') === before || location.pathname !== path)
        await new Promise((done) => setTimeout(done, 4))
    }
}

test('300 navigations leave no more nodes, listeners or memory behind than 50', async () => {
  const page = await openAlive('/blog', {
    ...small,
    reducedMotion: true,
    // Fades take their time, and are the browser's.
    before: (page) =>
      page.addInitScript(() => Object.assign(document, { startViewTransition: undefined })),
  })
  await page.evaluate(hide, '#Root')
  const paths = ['/servicios', '/equipo', '/precios', '/contacto', '/blog'].map(onSite)
  await page.evaluate(goAround, { rounds: 10, paths })
  const first = await held(page)
  await page.evaluate(goAround, { rounds: 50, paths })
  const last = await held(page)
  // At rest React may hold parts of the pages just left, some 100 nodes each; one node leaked by each
  // navigation would be 250.
  expect(last.nodes).toBeLessThan(first.nodes + 225)
  expect(last.listeners).toBeLessThan(1.1 * first.listeners)
  expect(last.heap).toBeLessThan(1.15 * first.heap)
  expect(page.troubles).toEqual([])
})

/** In the browser: opens and closes as quickly as a script can. */
const openOften = async ({ opener, times }: { opener: string; times: number }) => {
  const control = document.querySelector<HTMLElement>(opener)
  for (let time = 0; time < times; time += 1) {
    control?.click()
    await new Promise((done) => setTimeout(done, time % 5))
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  }
}
/** In the browser: whether nothing is open, and the page can be scrolled and reached. */
const isAtRest = () =>
  !document.querySelector('dialog[open],header details[open],[role=dialog],[inert]') &&
  getComputedStyle(document.documentElement).overflow === 'visible'

/** The last opening may have come after the last closing. */
async function rest(page: Page) {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return page.evaluate(isAtRest)
    })
    .toBe(true)
}

// A plan has the dialog of the urgent contact.
test.each([
  ['/', [home.contact.action, home.community.action]],
  ['/portafolio', ['']],
])(
  'after 50 quick openings each dialog of %s opens and closes as at first',
  async (path, names) => {
    const page = await openAlive(path, small)
    await page.evaluate(hide, '#Root')
    for (const name of names) {
      const openers = page.locator('main [aria-haspopup=dialog]', { hasText: name })
      await openers.first().evaluate((one, name) => one.setAttribute('data-tried', name), name)
      const opener = `[data-tried="${name}"]`
      await page.evaluate(openOften, { opener, times: 10 })
      await rest(page)
      const before = await held(page)
      await page.evaluate(openOften, { opener, times: 50 })
      await rest(page)
      expect((await held(page)).listeners).toBeLessThan(1.1 * before.listeners)
      await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), opener)
      await page.getByRole('dialog').waitFor()
      expect(await page.locator('dialog[open]').count()).toBe(1)
      await rest(page)
    }
    expect(page.troubles).toEqual([])
  },
)

test('after 50 quick openings the chat and the menu work as at first', async () => {
  const page = await openAlive('/precios', small)
  await page.evaluate(hide, 'main')
  await page.evaluate(async () => {
    const press = async (control: string) => {
      document.querySelector<HTMLElement>(control)?.click()
      await new Promise((done) => setTimeout(done, 5))
    }
    for (let time = 0; time < 50; time += 1) {
      await press('[data-dock] button')
      await press('[aria-label="Cerrar el chat"]')
    }
    for (let time = 0; time < 50; time += 1) await press('header summary')
  })
  await rest(page)
  expect(new URL(page.url()).pathname).toBe(onSite('/precios'))
  await page.locator('header summary').click()
  await page.getByRole('navigation', { name: 'Menú' }).waitFor()
  await rest(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-dock] button')?.click())
  await page.getByRole('dialog').getByRole('textbox').waitFor()
  expect(page.troubles).toEqual([])
})
