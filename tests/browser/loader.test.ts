import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, onSite, openPage, sharedPage } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

const app = content['ai-apps'][0]?.data.title ?? ''

const stages = [
  'Inicializando...',
  'Cargando modelos de IA...',
  'Configurando interfaz...',
  'Preparando herramientas...',
  'Casi listo...',
]
const heading = (page: Page) => page.locator('h1').textContent()
const bar = (page: Page) => page.getByRole('progressbar')
const percent = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))

/** Opens the loader with the clock stopped and `Math.random` always giving the same number. */
async function openLoader(random: number) {
  const page = await openPage('/app-loader', {
    clock: true,
    before: (page) =>
      page.addInitScript((value) => {
        Math.random = () => value
      }, random),
  })
  await hydrated(page)
  await expect.poll(() => bar(page).count()).toBe(1)
  return page
}

/** A loader whose clock stands still at the moment of a tick. */
async function openAtTick(random: number) {
  const page = await openLoader(random)
  await expect.poll(() => percent(page), { interval: 20 }).toBeGreaterThan(0)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300))
  return page
}

test('the progress starts at 0', async () => {
  const page = await openPage('/app-loader', { javaScript: false })
  expect(await percent(page)).toBe(0)
  expect(await heading(page)).toBe('Inicializando...')
})

test('every 800 ms it grows by a random amount of up to 15', async () => {
  const page = await openAtTick(0.4)
  const before = await percent(page)
  await page.clock.runFor(800)
  await expect.poll(() => percent(page)).toBe(before + 6)
  await page.clock.runFor(800)
  await expect.poll(() => percent(page)).toBe(before + 12)
})

test('a random number of 0 leaves the progress where it is', async () => {
  const page = await openLoader(0)
  await page.clock.fastForward(10_000)
  expect(await percent(page)).toBe(0)
  expect(await heading(page)).toBe('Inicializando...')
})

test('the status text goes through its five stages to «App lista para usar!»', async () => {
  const page = await openAtTick(0.999)
  const seen = [await heading(page)]
  for (let step = 0; step < 7; step += 1) {
    await page.clock.runFor(800)
    const text = await heading(page)
    if (text !== seen.at(-1)) seen.push(text)
  }
  expect(seen).toEqual([...stages, 'App lista para usar!'])
})

test('at 100 it stops and says «App lista para usar!»', async () => {
  const page = await openAtTick(0.999)
  await page.clock.runFor(800 * 6)
  await expect.poll(() => percent(page)).toBe(100)
  expect(await heading(page)).toBe('App lista para usar!')
  await page.clock.runFor(8_000)
  expect(await percent(page)).toBe(100)
})

test('at the end one can ask to be told, and 100% stands within the columns', async () => {
  const page = await openAtTick(0.999)
  const ask = page.getByRole('link', { name: 'Avísame' })
  expect(await ask.isVisible()).toBe(false)
  await page.clock.runFor(800 * 6)
  await expect.poll(() => ask.isVisible()).toBe(true)
  expect(new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    'App de IA',
  )
  await page.clock.resume()
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const right = (selector: string) =>
      page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().right))
    await expect.poll(() => right('[role=progressbar] > span')).toBe(await right('main dl'))
  }
})

test('the status text is announced by a polite live region', async () => {
  const page = await sharedPage('/app-loader')
  expect(await page.getByRole('status').locator('h1').count()).toBe(1)
})

test('the bar is a progress bar from 0 to 100 with a name', async () => {
  const page = await sharedPage('/app-loader')
  expect(await bar(page).getAttribute('aria-valuemin')).toBe('0')
  expect(await bar(page).getAttribute('aria-valuemax')).toBe('100')
  expect(await bar(page).getAttribute('aria-label')).toBe('Avance de la carga')
})

test('a fixed panel shows models loaded, database connected, interface configuring, authentication ready', async () => {
  const page = await openAtTick(0.999)
  const facts = async () =>
    Object.fromEntries(
      await page
        .locator('main dl > div')
        .evaluateAll((rows) =>
          rows.map((row) => [
            row.querySelector('dt')?.textContent,
            row.querySelector('dd')?.textContent,
          ]),
        ),
    )
  const fixed = {
    Modelos: 'Cargados',
    'Base de datos': 'Conectada',
    Interfaz: 'Configurando',
    Autenticación: 'Lista',
  }
  expect(await facts()).toEqual(fixed)
  await page.clock.runFor(8_000)
  expect(await facts()).toEqual(fixed)
})

test('the page says that the app will be available soon', async () => {
  const page = await sharedPage('/app-loader')
  expect(await page.getByText('Esta app estará disponible pronto.').isVisible()).toBe(true)
})

test('without a name in the navigation state it is «App de IA»', async () => {
  const page = await sharedPage('/app-loader')
  expect(await page.getByText('App de IA', { exact: true }).isVisible()).toBe(true)
})

test('the name of the app is read from the navigation state, also after a reload', async () => {
  const page = await openPage('/recursos-ia')
  await hydrated(page)
  await page.getByRole('link', { name: `${home.apps.action} ${app}` }).click()
  await page.waitForURL('**/app-loader')
  const name = page.locator('main p').getByText(app, { exact: true })
  await name.waitFor()
  await page.reload()
  await name.waitFor()
  expect(page.troubles).toEqual([])
})

test('a navigation state that holds no name is no name', async () => {
  const page = await openPage('/app-loader', {
    before: (page) =>
      page.addInitScript(() =>
        history.replaceState({ usr: { app: { a: 1 } }, key: 'x', idx: 0 }, ''),
      ),
  })
  await hydrated(page)
  expect(await page.getByText('App de IA', { exact: true }).isVisible()).toBe(true)
})

test('a button leads back home', async () => {
  const page = await openPage('/app-loader')
  await hydrated(page)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.waitForURL((url) => url.pathname === onSite('/'))
  await page.getByRole('contentinfo').waitFor()
})

test('leaving the page stops its timer', async () => {
  const page = await openPage('/app-loader', {
    before: (page) =>
      page.addInitScript(() => {
        const cleared: number[] = []
        const running = new Set<number>()
        const { setInterval: set, clearInterval: clear } = window
        Object.assign(window, {
          running,
          cleared,
          setInterval: (handler: () => void, delay: number) => {
            const id = set(handler, delay)
            if (delay === 800) running.add(Number(id))
            return id
          },
          clearInterval: (id: number) => {
            running.delete(id)
            clear(id)
          },
        })
      }),
  })
  const running = () =>
    page.evaluate(() => (window as unknown as { running: Set<number> }).running.size)
  await hydrated(page)
  await expect.poll(running).toBe(1)
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.getByRole('contentinfo').waitFor()
  await expect.poll(running).toBe(0)
})

test('the loader fills the screen: it has neither header nor footer of the site', async () => {
  const page = await sharedPage('/app-loader')
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
})
