import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

const article = '/blog/mejores-practicas-react'

test('decisions, Behaviour: without JavaScript an article can be read in full', async () => {
  const page = await openPage(article, { javaScript: false })
  expect(await page.locator('[data-body] h2').count()).toBeGreaterThan(4)
  expect((await page.locator('[data-body]').innerText()).length).toBeGreaterThan(8000)
})

test('decisions, Behaviour: without JavaScript the mobile menu opens and its links work', async () => {
  const page = await openPage('/blog', { javaScript: false, width: 390 })
  await page.locator('header summary').click()
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Inicio' }).click()
  await page.waitForURL('**/')
})

test('decisions, Behaviour: without JavaScript the theme is light and no button pretends to change it', async () => {
  const page = await openPage('/blog', { javaScript: false })
  expect(await page.locator('html').getAttribute('class')).toBe('light')
  expect(await page.getByRole('button', { name: /tema/ }).count()).toBe(0)
})

test('decisions, Dead ends: without JavaScript categories are links to pages of their own', async () => {
  const page = await openPage('/blog', { javaScript: false })
  await page
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'Desarrollo Web' })
    .click()
  expect(new URL(page.url()).pathname).toBe('/blog/categoria/desarrollo-web')
  expect(await page.getByRole('main').locator('.cards > li').count()).toBe(2)
})

test('decisions, Dead ends: a category without articles says so', async () => {
  const page = await openPage('/blog/categoria/seguridad', { javaScript: false })
  expect(await page.getByRole('link', { name: 'Ver todos los artículos' }).count()).toBe(1)
})
