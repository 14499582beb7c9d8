import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

const article = '/blog/futuro-ia-desarrollo-web'
const openFromListing = /El futuro de la IA/

test('product §2, §7, §8: an article is fetched as a chunk of its own; «Cargando...» is shown meanwhile', async () => {
  let release = () => {}
  const page = await openPage('/blog', {
    before: async (page) => {
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/_bodies/*.js', async (route) => {
        await released
        await route.continue()
      })
    },
  })
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: openFromListing }).click()
  await page.getByRole('status').filter({ hasText: 'Cargando...' }).waitFor()
  expect(await page.locator('[data-body]').count()).toBe(0)
  release()
  await page.locator('[data-body] h2').first().waitFor()
  expect(await page.getByText('Cargando...').count()).toBe(0)
  expect(page.troubles).toEqual([])
})

test('a direct visit needs no chunk for the body and keeps the server’s HTML', async () => {
  const requested: string[] = []
  const page = await openPage(article, {
    before: async (page) => {
      page.on('request', (request) => requested.push(request.url()))
    },
  })
  await page.locator('[data-body]').evaluate((body) => Object.assign(body, { fromServer: true }))
  await hydrated(page)
  expect(await page.locator('[data-body]').evaluate((body) => 'fromServer' in body)).toBe(true)
  expect(requested.filter((url) => url.includes('/_bodies/'))).toEqual([])
})

test('decisions: a chunk that fails shows a message with a retry, and the retry works', async () => {
  let broken = true
  const page = await openPage('/blog', {
    before: async (page) => {
      await page.route('**/_bodies/*.js*', (route) => (broken ? route.abort() : route.continue()))
    },
  })
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: openFromListing }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/El futuro/)
  broken = false
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.locator('[data-body] h2').first().waitFor()
})

test('decisions: a page whose data cannot be fetched offers a retry and a full load', async () => {
  const page = await openPage('/blog', {
    before: (page) => page.route('**/_data/blog/*', (route) => route.abort()),
  })
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: openFromListing }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('link', { name: 'Recargar la página' }).click()
  await page.locator('[data-body] h2').first().waitFor()
})

test('going back to a visited article shows its text again at once', async () => {
  const page = await openPage(article)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await page.locator('[data-body] h2').first().waitFor()
})

test('the contents link to the headings of the text', async () => {
  const page = await openPage(article)
  const links = page.getByRole('navigation', { name: 'En este artículo' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets.length).toBeGreaterThan(3)
  for (const target of targets) expect(await page.locator(`h2${target}`).count()).toBe(1)
  await hydrated(page)
  await links.nth(2).click()
  await expect.poll(() => links.nth(2).getAttribute('aria-current')).toBe('location')
})

for (const [slug, minutes] of [
  ['futuro-ia-desarrollo-web', 8],
  ['mejores-practicas-react', 10],
  ['optimizacion-performance', 6],
] as const)
  test(`product §9: ${slug} states ${minutes} minutes and is really that long`, async () => {
    const page = await openPage(`/blog/${slug}`, { javaScript: false })
    expect(await page.getByText(`${minutes} min de lectura`).count()).toBe(1)
    const words = await page.locator('[data-body]').evaluate((body) => {
      const copy = body.cloneNode(true) as HTMLElement
      for (const code of copy.querySelectorAll('pre')) code.remove()
      return copy.innerText.split(/\s+/).length
    })
    expect(Math.abs(words / 200 - minutes)).toBeLessThan(1.5)
  })
