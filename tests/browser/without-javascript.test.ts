import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

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
