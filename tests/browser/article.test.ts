import { expect, test } from 'vitest'
import { keepLeaning } from '../../src/lib/keep-together.ts'
import { longArticle } from '../support/long-article.ts'
import { holdBack, hydrated, openAlive, openPage } from '../support/open-page.ts'

/** One of the listing's first page that has headings to jump to. */
const { slug, data } = longArticle()
const article = `/blog/${slug}`
const openFromListing = data.title

test('an article is fetched as a chunk of its own; «Cargando...» is shown meanwhile', async () => {
  const { before, release } = holdBack('**/_bodies/*.json')
  const page = await openAlive('/blog', { before })
  await page.getByRole('main').getByRole('link', { name: openFromListing }).click()
  await page.getByRole('status').filter({ hasText: 'Cargando...' }).waitFor()
  expect(await page.locator('[data-body]').count()).toBe(0)
  release()
  await page.locator('[data-body] h2').first().waitFor()
  expect(await page.getByText('Cargando...').count()).toBe(0)
  expect(page.troubles).toEqual([])
})

test('a direct visit keeps the server’s HTML of the text', async () => {
  const page = await openPage(article)
  await page.locator('[data-body]').evaluate((body) => Object.assign(body, { fromServer: true }))
  await hydrated(page)
  expect(await page.locator('[data-body]').evaluate((body) => 'fromServer' in body)).toBe(true)
})

test('a chunk that fails shows a message with a retry, and the retry works', async () => {
  let broken = true
  const page = await openAlive('/blog', {
    before: async (page) => {
      await page.route('**/_bodies/*.json', (route) => (broken ? route.abort() : route.continue()))
    },
  })
  await page.getByRole('main').getByRole('link', { name: openFromListing }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(keepLeaning(data.title))
  broken = false
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.locator('[data-body] h2').first().waitFor()
})

test('the contents lead to a heading of the text and mark it, and nothing above the first one', async () => {
  const page = await openAlive(article)
  const contents = page.getByRole('navigation', { name: 'En este artículo' })
  const third = contents.getByRole('link').nth(2)
  await third.click()
  // The page scrolls smoothly, and the longest text is far.
  await expect.poll(() => third.getAttribute('aria-current')).toBe('location')
  const marked = contents.locator('[aria-current]')
  for (const [top, count] of [
    [100_000, 1],
    [0, 0],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await expect.poll(() => marked.count()).toBe(count)
  }
})

test('from 1180 px on the author stands at the right of the text, and stays in sight', async () => {
  const page = await openPage(article, { width: 1180 })
  const author = page.getByRole('complementary', { name: 'Quién escribe' })
  const text = await page.locator('[data-body]').boundingBox()
  const beside = await author.boundingBox()
  expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? Infinity))
  await page.locator('[data-body] h2').nth(2).scrollIntoViewIfNeeded()
  expect((await author.boundingBox())?.y).toBeGreaterThan(0)
})
