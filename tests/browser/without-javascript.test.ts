import { expect, test } from 'vitest'
import { longArticle } from '../support/long-article.ts'
import { openPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

const { slug, body } = longArticle()
const article = `/blog/${slug}`

test('without JavaScript an article can be read in full', async () => {
  const page = await openPage(article, { javaScript: false })
  expect(await page.locator('[data-body] h2').count()).toBeGreaterThan(2)
  const words = (await page.locator('[data-body]').innerText()).split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(body?.words ?? Number.POSITIVE_INFINITY)
})

test('without JavaScript the mobile menu opens and its links work', async () => {
  const page = await openPage('/blog', { javaScript: false, width: 390 })
  await page.locator('header summary').click()
  await page
    .getByRole('navigation', { name: 'Menú' })
    .getByRole('link', { name: site.navigation[0]?.label })
    .first()
    .click()
  await page.waitForURL(`**${site.navigation[0]?.to}`)
})

test('without JavaScript the theme is light and no button pretends to change it', async () => {
  const page = await openPage('/blog', { javaScript: false })
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  expect(await page.getByRole('button', { name: /tema/ }).count()).toBe(0)
})
