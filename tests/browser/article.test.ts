import { expect, test } from 'vitest'
import { keepShortWords } from '../../src/lib/keep-together.ts'
import { holdBack, openAlive, openPage } from '../support/open-page.ts'
import { boxOf, jumpTo } from '../support/page-state.ts'
import { longArticle } from '../support/site-content.ts'

/** One of the listing's first page that has headings to jump to. */
const { slug, data } = longArticle()
const article = `/blog/${slug}`

test('a text loads separately: «Cargando...» meanwhile, a message with a retry if it fails, and the retry works', async () => {
  const { before: hold, release } = holdBack('**/_bodies/*.json')
  const page = await openAlive('/blog', { before: hold })
  const text = page.locator('[data-body]')
  await page.getByRole('main').getByRole('link', { name: data.title }).click()
  await page.getByRole('status').filter({ hasText: 'Cargando...' }).waitFor()
  expect(await text.count()).toBe(0)
  await page.context().setOffline(true)
  release()
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(keepShortWords(data.title))
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await text.locator('h2').first().waitFor()
  expect(await page.getByText('Cargando...').count()).toBe(0)
})

test('the table of contents leads to a heading and marks it, and marks nothing above the first one', async () => {
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
    await jumpTo(page, top)
    await expect.poll(() => marked.count()).toBe(count)
  }
})

test('from 1180 px up the author is to the right of the text, and stays in view', async () => {
  const page = await openPage(article, { width: 1180 })
  const author = page.getByRole('complementary', { name: 'Quién escribe' })
  const text = await boxOf(page.locator('[data-body]'))
  expect((await boxOf(author)).x).toBeGreaterThan(text.right)
  await page.locator('[data-body] h2').nth(2).scrollIntoViewIfNeeded()
  expect((await boxOf(author)).y).toBeGreaterThan(0)
})
